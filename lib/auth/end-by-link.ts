import "server-only";
import { record } from "../audit/index.ts";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import { hashToken } from "../secrets/index.ts";

type Row = { member_id: string; was_ended: boolean };

/**
 * Ends the session a mail about a new device spoke of, and forgets that device. Whoever holds the link can do this and
 * nothing else; a second time changes nothing.
 */
export async function endByLink(token: string): Promise<void> {
  const rows = await db().$queryRaw<Row[]>`
    WITH named AS (
      SELECT id, member_id, device_hash, ended_at IS NOT NULL AS was_ended
      FROM sessions WHERE end_hash = ${hashToken(token)}
    ), ended AS (
      UPDATE sessions s SET ended_at = now() FROM named
      WHERE s.member_id = named.member_id AND s.device_hash = named.device_hash AND s.ended_at IS NULL
    ), forgotten AS (
      DELETE FROM known_devices k USING named
      WHERE k.member_id = named.member_id AND k.device_hash = named.device_hash
    )
    SELECT member_id, was_ended FROM named`;
  const [row] = rows;
  if (!row) {
    throw new AppError(
      "not_found",
      "No sign-in belongs to this link. It has run out, or the link is not complete: open it again from the e-mail.",
    );
  }
  if (row.was_ended) return;
  await record({
    deed: "session.ended",
    outcome: "done",
    actorId: row.member_id,
    detail: { by: "link in mail" },
  });
}
