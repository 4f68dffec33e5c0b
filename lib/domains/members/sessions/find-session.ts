import "server-only";
import { db, planned } from "#lib/platform/db.ts";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { noteActor, onKeptConnections } from "#lib/platform/request-scope.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import type { Role, Visit } from "#lib/data/access/open/visit.ts";
import { idleMinutes } from "../open/limits.ts";

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
  is_due: boolean;
};

/** Records that a session and its device were used, at most once a minute however many requests come at once. */
async function noteUse(id: string): Promise<void> {
  await db().$executeRaw`
    WITH seen AS (
      UPDATE sessions SET last_seen_at = now()
      WHERE id = ${id}::uuid AND last_seen_at < now() - interval '1 minute' AND ended_at IS NULL
      RETURNING member_id, device_hash
    )
    UPDATE known_devices k SET last_seen_at = now() FROM seen
    WHERE k.member_id = seen.member_id AND k.device_hash = seen.device_hash`;
}

type By = { id: string } | { tokenHash: string };

/**
 * Finds the live session with this id or token hash, and its member: one planned statement, by the database's clock.
 */
export const findSession = (by: By): Promise<Visit | undefined> =>
  onKeptConnections("sessions", () => readSession(by));

async function readSession(by: By): Promise<Visit | undefined> {
  if ("id" in by && !isUuid(by.id)) return undefined;
  const which =
    "id" in by
      ? { name: planned("session_by_id"), clause: Prisma.sql`s.id = ${by.id}::uuid` }
      : { name: planned("session_by_token"), clause: Prisma.sql`s.token_hash = ${by.tokenHash}` };
  const [row] = await db().$queryRaw<Row[]>`${which.name}
    SELECT s.id, s.device_hash, s.remembered, s.created_at, s.expires_at, m.id AS member_id, m.email,
           m.role::text, m.audience, m.country_slug, m.consented_at, m.created_at AS member_since,
           s.last_seen_at < now() - interval '1 minute' AS is_due
    FROM sessions s JOIN members m ON m.id = s.member_id
    WHERE ${which.clause} AND s.ended_at IS NULL AND s.expires_at > now()
      AND (s.remembered OR s.last_seen_at > now() - make_interval(mins => ${idleMinutes}))`;
  if (!row) return undefined;
  noteActor(row.member_id);
  // Recorded only where that is possible: a full disk signs nobody out.
  if (row.is_due) await unlessAway("noteUse", () => noteUse(row.id));
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
