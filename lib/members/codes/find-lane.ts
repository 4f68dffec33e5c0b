import "server-only";
import { db } from "#lib/db.ts";
import { hashToken } from "#lib/secrets/index.ts";
import type { Lane } from "./hashes.ts";

/** Whether the owner of an address had this browser remembered. The same statement whether or not there is an owner. */
export async function findLane(email: string, deviceToken: string | undefined): Promise<Lane> {
  const [row] = await db().$queryRaw<{ known: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM known_devices k JOIN members m ON m.id = k.member_id
      WHERE m.email = ${email} AND k.device_hash = ${hashToken(deviceToken ?? "")}
    ) AS known`;
  return row?.known ? "known" : "any";
}
