import "server-only";
import { record } from "#lib/audit/index.ts";
import { db } from "#lib/db.ts";
import { AppError } from "#lib/errors.ts";
import { hashToken } from "#lib/secrets/index.ts";

type Row = { member_id: string; changed: number };

/**
 * Signs out the device a mail about a new device spoke of, also where it has signed in anew since then, and forgets it.
 * Whoever holds the link can do this and nothing else; a second time changes nothing.
 */
export async function endByLink(token: string): Promise<void> {
  const rows = await db().$queryRaw<Row[]>`
    WITH named AS (
      SELECT id, member_id, device_hash FROM sessions WHERE end_hash = ${hashToken(token)}
    ), ended AS (
      UPDATE sessions s SET ended_at = now() FROM named
      WHERE s.member_id = named.member_id AND s.device_hash = named.device_hash AND s.ended_at IS NULL
      RETURNING s.id
    ), forgotten AS (
      DELETE FROM known_devices k USING named
      WHERE k.member_id = named.member_id AND k.device_hash = named.device_hash
      RETURNING k.member_id
    )
    SELECT member_id, ((SELECT count(*) FROM ended) + (SELECT count(*) FROM forgotten))::int AS changed FROM named`;
  const [row] = rows;
  if (!row) {
    throw new AppError(
      "not_found",
      "No sign-in belongs to this link. It has run out, or the link is not complete: open it again from the e-mail.",
    );
  }
  if (row.changed === 0) return;
  await record({
    deed: "session.ended",
    outcome: "done",
    actorId: row.member_id,
    detail: { by: "link in mail" },
  });
}
