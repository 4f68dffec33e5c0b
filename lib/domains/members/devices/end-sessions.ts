import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { limit } from "#lib/services/limits/index.ts";
import { doubleSubmitSeconds } from "#lib/platform/http/double-submit.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";

type EndedSessions = {
  ended: number;
  /** Whether the caller's own session is among them: its cookies are then worthless and are deleted. */
  isOwn: boolean;
};

type Row = { id: string; device_hash: string };

/**
 * A device that was signed out from elsewhere is no longer known: it needs a code again, and its owner is notified by
 * mail.
 */
async function forget(
  on: Prisma.TransactionClient,
  { member, session }: Visit,
  ended: readonly Row[],
): Promise<void> {
  const others = ended.map((row) => row.device_hash).filter((hash) => hash !== session.deviceHash);
  const { count } = await on.knownDevice.deleteMany({
    where: { memberId: member.id, deviceHash: { in: others } },
  });
  const entry = { outcome: "done", actorId: member.id, address: member.email } as const;
  await record({ ...entry, action: "session.ended", detail: { ended: ended.length } }, on);
  if (count) await record({ ...entry, action: "device.forgotten", detail: { forgotten: count } }, on);
}

/** Whether this session of the member was ended moments ago, as by a double submit. */
const isEndedJustNow = async (on: Prisma.TransactionClient, memberId: string, id: string) =>
  (await on.$executeRaw`
    SELECT FROM sessions WHERE id = ${id}::uuid AND member_id = ${memberId}::uuid
      AND ended_at > now() - make_interval(secs => ${doubleSubmitSeconds})`) > 0;

const admit = ({ member }: Visit) => limit("sessionEnd", member.id, fault("signedOutOften"));

/**
 * Ends one of the member's own live sessions, and everything else that is signed in on that device; its bearer and its
 * cookie are refused from then on, on every instance. On the caller's own device only the named session is ended.
 * Somebody else's id gets the answer for one that does not exist. A repeat within moments gets the first answer again.
 */
export async function endSession(visit: Visit, id: string): Promise<EndedSessions> {
  const { member, session } = visit;
  await admit(visit);
  return db().$transaction(async (on) => {
    const ended = await on.$queryRaw<Row[]>`
      UPDATE sessions s SET ended_at = now()
      FROM (SELECT id, device_hash FROM sessions
            WHERE id = ${id}::uuid AND member_id = ${member.id}::uuid
              AND ended_at IS NULL AND expires_at > now()) AS named
      WHERE s.member_id = ${member.id}::uuid AND s.ended_at IS NULL
        AND (s.id = named.id
             OR (s.device_hash = named.device_hash AND s.device_hash <> ${session.deviceHash}))
      RETURNING s.id, s.device_hash`;
    if (ended.length > 0) await forget(on, visit, ended);
    else if (!(await isEndedJustNow(on, member.id, id)))
      throw new AppError("not_found", fault("signInNotKnown"));
    return { ended: Math.max(1, ended.length), isOwn: id === session.id };
  });
}

/** Ends every live session of the member except the caller's. */
export async function endOtherSessions(visit: Visit): Promise<EndedSessions> {
  await admit(visit);
  return db().$transaction(async (on) => {
    const ended = await on.$queryRaw<Row[]>`
      UPDATE sessions SET ended_at = now()
      WHERE member_id = ${visit.member.id}::uuid AND id <> ${visit.session.id}::uuid
        AND ended_at IS NULL AND expires_at > now()
      RETURNING id, device_hash`;
    if (ended.length > 0) await forget(on, visit, ended);
    return { ended: ended.length, isOwn: false };
  });
}
