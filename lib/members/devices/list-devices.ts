import "server-only";
import { db } from "#lib/db.ts";
import { endedRows } from "../open/limits.ts";
import type { Visit } from "../open/visit.ts";
import { listLiveDevices } from "./list-live-devices.ts";

/** One sign-in of a member as its owner reads it: nothing in it opens anything. */
export type Device = {
  id: string;
  deviceName: string;
  /** Cut so that it names no household: 203.0.113.0/24, or "unknown". */
  network: string;
  isRemembered: boolean;
  signedInAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** Whether it is the one that asks. */
  isThis: boolean;
};

/** The member's live sign-ins: the one that asks first. */
export const listDevices = ({ member, session }: Visit): Promise<Device[]> =>
  listLiveDevices(member.id, session.id);

export type EndedDevice = {
  id: string;
  deviceName: string;
  network: string;
  endedAt: Date;
  /** Within the last minute: most likely what the member has just done. */
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
