import "server-only";
import { db } from "../db.ts";
import { Prisma } from "../generated/prisma/client.ts";
import { isUuid } from "./is-uuid.ts";
import { idleMinutes } from "./limits.ts";
import type { Role, Visit } from "./visit.ts";

type Row = {
  id: string;
  device_hash: string;
  remembered: boolean;
  created_at: Date;
  expires_at: Date;
  member_id: string;
  email: string;
  role: Role;
  audience: string | null;
  country_slug: string | null;
  consented_at: Date | null;
  member_since: Date;
};

/**
 * The live session with this id or token hash, and whose it is: one statement, by the database's clock. That it was
 * used is written down at most once a minute, by the same statement.
 */
export async function findSession(by: { id: string } | { tokenHash: string }): Promise<Visit | undefined> {
  if ("id" in by && !isUuid(by.id)) return undefined;
  const which = "id" in by ? Prisma.sql`s.id = ${by.id}::uuid` : Prisma.sql`s.token_hash = ${by.tokenHash}`;
  const [row] = await db().$queryRaw<Row[]>`
    WITH found AS (
      SELECT s.id, s.device_hash, s.remembered, s.created_at, s.expires_at, s.last_seen_at, m.id AS member_id,
             m.email, m.role::text, m.audience, m.country_slug, m.consented_at, m.created_at AS member_since
      FROM sessions s JOIN members m ON m.id = s.member_id
      WHERE ${which} AND s.ended_at IS NULL AND s.expires_at > now()
        AND (s.remembered OR s.last_seen_at > now() - make_interval(mins => ${idleMinutes}))
    ), seen AS (
      UPDATE sessions SET last_seen_at = now()
      WHERE id = (SELECT id FROM found WHERE last_seen_at < now() - interval '1 minute')
        AND last_seen_at < now() - interval '1 minute' AND ended_at IS NULL
      RETURNING member_id, device_hash
    ), device_seen AS (
      UPDATE known_devices k SET last_seen_at = now() FROM seen
      WHERE k.member_id = seen.member_id AND k.device_hash = seen.device_hash
    )
    SELECT * FROM found`;
  if (!row) return undefined;
  return {
    member: {
      id: row.member_id,
      email: row.email,
      role: row.role,
      audience: row.audience,
      countrySlug: row.country_slug,
      isRegistered: row.consented_at !== null,
      createdAt: row.member_since,
    },
    session: {
      id: row.id,
      deviceHash: row.device_hash,
      isRemembered: row.remembered,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    },
  };
}
