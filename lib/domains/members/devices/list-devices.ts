import "server-only";
import { db } from "#lib/platform/db.ts";
import { endedRows } from "../open/limits.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { listLiveDevices, type Device } from "./list-live-devices.ts";

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
