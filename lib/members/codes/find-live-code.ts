import "server-only";
import { db } from "#lib/db.ts";
import { addressHash, type Lane } from "./hashes.ts";

export type LiveCode = { lane: Lane; triesLeft: number; secondsLeft: number };

type Row = { lane: Lane; tries_left: number; seconds_left: number };

/** The code this browser asked for, while it can still be used or was used up by wrong tries. */
export async function findLiveCode(email: string, deviceHash: string): Promise<LiveCode | undefined> {
  const [row] = await db().$queryRaw<Row[]>`
    SELECT lane, tries_left, extract(epoch FROM expires_at - now())::float8 AS seconds_left
    FROM sign_in_codes
    WHERE address_hash = ${addressHash(email)} AND device_hash = ${deviceHash}
      AND spent_at IS NULL AND expires_at > now()
    ORDER BY lane DESC LIMIT 1`;
  return row && { lane: row.lane, triesLeft: row.tries_left, secondsLeft: row.seconds_left };
}
