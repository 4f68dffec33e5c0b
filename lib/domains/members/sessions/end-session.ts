import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { hashToken } from "#lib/platform/secrets/index.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { readSessionCookie } from "../cookies.ts";
import { readBearer } from "./tokens.ts";

/**
 * Signs out: ends live sessions by id or by token hash, on every instance at once, and writes an audit row. Idempotent.
 */
export async function signOut(by: {
  id?: string | undefined;
  tokenHash?: string | undefined;
}): Promise<void> {
  const id = isUuid(by.id) ? by.id : null;
  const tokenHash = by.tokenHash ?? null;
  if (!id && !tokenHash) return;
  const ended = await db().$queryRaw<{ member_id: string }[]>`
    UPDATE sessions SET ended_at = now()
    WHERE (id = ${id}::uuid OR token_hash = ${tokenHash}) AND ended_at IS NULL
    RETURNING member_id`;
  for (const row of ended) await record({ action: "sign_out", outcome: "done", actorId: row.member_id });
}

/** Ends the sessions the request is signed in with, by cookie and by bearer. */
export async function endVisit(request: { headers: Headers }): Promise<void> {
  const { token } = readBearer(request) ?? {};
  await signOut({ id: await readSessionCookie(request), tokenHash: token && hashToken(token) });
}

type Named = { member_id: string; changed: number };

/**
 * Signs out the device that a mail about a new device named, even if it has signed in again since then, and forgets it.
 * The link permits this and nothing else. Idempotent.
 */
export async function endByLink(token: string, address: string): Promise<void> {
  await limitCaller("sessionEndLink", address, fault("linksOpenedOften"));
  const rows = await db().$queryRaw<Named[]>`
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
    throw new AppError("not_found", fault("linkUnknown"));
  }
  if (row.changed === 0) return;
  await record({
    action: "session.ended",
    outcome: "done",
    actorId: row.member_id,
    detail: { by: "link in mail" },
  });
}
