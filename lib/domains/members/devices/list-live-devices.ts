import "server-only";
import { db } from "#lib/platform/db.ts";
import { idleMinutes, listedRows } from "../open/limits.ts";

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
