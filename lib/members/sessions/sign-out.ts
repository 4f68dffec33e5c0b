import "server-only";
import { record } from "#lib/audit/index.ts";
import { db } from "#lib/db.ts";
import { isUuid } from "#lib/text/is-uuid.ts";

type Row = { member_id: string };

/** Signs out: ends live sessions by id or by token hash, on every instance at once, and writes it down. Safe to repeat. */
export async function signOut(by: {
  id?: string | undefined;
  tokenHash?: string | undefined;
}): Promise<void> {
  const id = isUuid(by.id) ? by.id : null;
  const tokenHash = by.tokenHash ?? null;
  if (!id && !tokenHash) return;
  const ended = await db().$queryRaw<Row[]>`
    UPDATE sessions SET ended_at = now()
    WHERE (id = ${id}::uuid OR token_hash = ${tokenHash}) AND ended_at IS NULL
    RETURNING member_id`;
  for (const row of ended) await record({ deed: "sign_out", outcome: "done", actorId: row.member_id });
}
