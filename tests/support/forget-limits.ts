import { db } from "#lib/db.ts";
import { closeRefusals } from "#lib/rate-limit/refusals.ts";

/** Clears all rate limits, in the database and in the memory of this process. */
export async function forgetLimits(): Promise<void> {
  await db().rateWindow.deleteMany();
  closeRefusals();
}
