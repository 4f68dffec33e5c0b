import { db } from "#lib/platform/db.ts";
import { closeRefusals } from "#lib/services/limits/refusals.ts";

/** Clears all rate limits, in the database and in the memory of this process. */
export async function forgetLimits(): Promise<void> {
  await db().rateWindow.deleteMany();
  closeRefusals();
}
