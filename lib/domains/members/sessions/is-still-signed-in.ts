import "server-only";
import { db } from "#lib/platform/db.ts";
import { idleMinutes } from "../open/limits.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";

/**
 * Whether a sign-in is still live, with the same role. The check does not count as use: a page that is left open
 * expires like any other.
 */
export async function isStillSignedIn({ member, session }: Visit): Promise<boolean> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT s.id::text AS id FROM sessions s JOIN members m ON m.id = s.member_id
    WHERE s.id = ${session.id}::uuid AND m.role::text = ${member.role} AND s.ended_at IS NULL AND s.expires_at > now()
      AND (s.remembered OR s.last_seen_at > now() - make_interval(mins => ${idleMinutes}))`;
  return rows.length > 0;
}
