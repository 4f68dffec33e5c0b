import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { db } from "#lib/platform/db.ts";

/** `left`: seconds until the hour ends. */
export type Hour = { hour: Date; salt: Uint8Array; left: number };

/**
 * The salt with which addresses are hashed in this hour. The salts of earlier hours are deleted, and their counts with
 * them.
 */
export async function hourNow(): Promise<Hour> {
  await db().$executeRaw`DELETE FROM confidential_hours WHERE hour < date_trunc('hour', now())`;
  await db().$executeRaw`
    INSERT INTO confidential_hours (hour, salt) VALUES (date_trunc('hour', now()), ${randomBytes(32)})
    ON CONFLICT (hour) DO NOTHING`;
  const [row] = await db().$queryRaw<Hour[]>`
    SELECT hour, salt, (3600 - extract(epoch FROM now() - hour))::int AS left
    FROM confidential_hours ORDER BY hour DESC LIMIT 1`;
  if (!row) throw new Error("no hour to count in");
  return row;
}

/**
 * Represents a network in the counts of an hour. The salt of the hash is deleted within the hour, so that afterwards
 * nobody can tell whose the counts were, whatever secrets they have.
 */
export const hashIn = ({ salt }: Pick<Hour, "salt">, subject: string): string =>
  createHmac("sha256", salt).update(subject).digest("base64url");
