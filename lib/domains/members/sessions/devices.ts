import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { record } from "#lib/services/audit/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { limit } from "#lib/services/limits/index.ts";
import { doubleSubmitSeconds } from "#lib/platform/http/double-submit.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { idleMinutes, listedRows, endedRows } from "../open/limits.ts";

/** One sign-in as the member sees it: it contains no credential. */
export type Device = {
  id: string;
  deviceName: string;
  /** Truncated so that it identifies no household: 203.0.113.0/24, or "unknown". */
  network: string;
  isRemembered: boolean;
  signedInAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** Whether it is the caller's. */
  isThis: boolean;
};

/**
 * The live sign-ins of a member by the database's clock: `asking` first if it is given, then the most recently seen.
 */
export async function listLiveDevices(memberId: string, asking: string | null): Promise<Device[]> {
  return db().$queryRaw<Device[]>`
    SELECT id, device_name AS "deviceName", network, remembered AS "isRemembered", created_at AS "signedInAt",
           last_seen_at AS "lastSeenAt", expires_at AS "expiresAt", coalesce(id = ${asking}::uuid, false) AS "isThis"
    FROM sessions
    WHERE member_id = ${memberId}::uuid AND ended_at IS NULL AND expires_at > now()
      AND (remembered OR coalesce(id = ${asking}::uuid, false) OR last_seen_at > now() - make_interval(mins => ${idleMinutes}))
    ORDER BY coalesce(id = ${asking}::uuid, false) DESC, last_seen_at DESC, id
    LIMIT ${listedRows}`;
}

/** The member's live sign-ins, the caller's first. */
export const listDevices = ({ member, session }: Visit): Promise<Device[]> =>
  listLiveDevices(member.id, session.id);

export type EndedDevice = {
  id: string;
  deviceName: string;
  network: string;
  endedAt: Date;
  /** Whether it ended within the last minute: most likely the member has just done it. */
  isNew: boolean;
};

/** The member's sign-ins that ended last, within a day. */
export async function listEndedDevices({ member }: Visit): Promise<EndedDevice[]> {
  return db().$queryRaw<EndedDevice[]>`
    SELECT id, device_name AS "deviceName", network, ended_at AS "endedAt",
           ended_at > now() - interval '1 minute' AS "isNew"
    FROM sessions
    WHERE member_id = ${member.id}::uuid AND ended_at > now() - interval '1 day'
    ORDER BY ended_at DESC, id
    LIMIT ${endedRows}`;
}

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
