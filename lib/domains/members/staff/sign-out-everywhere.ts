import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";

/**
 * Ends every session of a member and forgets their devices, so that each needs a code again; bearer and cookie are
 * refused from then on, on every instance. Admins end their own sessions on the devices page. Returns how many were
 * live.
 */
export async function signOutEverywhere({ member: by }: Visit, memberId: string): Promise<number> {
  if (memberId === by.id) throw new AppError("conflict", fault("member.ownSessions"));
  return db().$transaction(async (on) => {
    const member = await on.member.findUnique({ where: { id: memberId }, select: { email: true } });
    if (!member) throw new AppError("not_found", fault("member.unknown"));
    const ended = await on.$executeRaw`
      UPDATE sessions SET ended_at = now()
      WHERE member_id = ${memberId}::uuid AND ended_at IS NULL AND expires_at > now()`;
    const { count: forgotten } = await on.knownDevice.deleteMany({ where: { memberId } });
    const detail = { member: memberId, ended, forgotten };
    await record(
      { action: "member.signed_out", outcome: "done", actorId: by.id, address: member.email, detail },
      on,
    );
    return ended;
  });
}
