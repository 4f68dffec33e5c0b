import "server-only";
import { db } from "#lib/platform/db.ts";
import { kickOutbox } from "#lib/services/mail/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { decideGrantWithin } from "./decide-grant.ts";

type Withdrawal = { id: string; reason: string; by: string };

/**
 * Withdraws an approval and nothing else: a pending request is not refused by it. The decision, the audit entry and the
 * mail to the member are one transaction.
 */
export async function withdrawGrant({ id, reason, by }: Withdrawal): Promise<void> {
  await db().$transaction(async (on) => {
    const [held] = await on.$queryRaw<{ isApproved: boolean }[]>`
      SELECT state = 'approved' AS "isApproved" FROM grants WHERE id = ${id}::uuid FOR UPDATE`;
    if (!held) throw new AppError("not_found", fault("grant.unknown"));
    if (!held.isApproved) throw new AppError("conflict", fault("grant.notHeld"));
    await decideGrantWithin(on, { id, decision: "refuse", reason, by });
  });
  kickOutbox();
}
