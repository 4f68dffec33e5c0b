import "server-only";
import { db, planned } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { holderOf } from "#lib/domains/fields/index.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { openStarted, type Filler, type Started } from "./started.ts";

type Row = {
  id: string;
  sealed: Uint8Array;
  version: number;
  amendsId: string | null;
  expiresAt: Date;
};

/** The latest form of this kind that a filler has begun; undefined if there is none, or it has expired. */
export async function findStarted(
  form: FormId,
  { memberId, token }: Filler,
  on: Prisma.TransactionClient = db(),
): Promise<Started | undefined> {
  if (!memberId && !token) return undefined;
  const member = memberId ?? null;
  const holder = token ? holderOf(token) : null;
  // Raw SQL, because it runs at every step. The owner condition is the same as in `ownStarted`.
  const [row] = await on.$queryRaw<Row[]>`${planned("find_started")}
    SELECT id::text, sealed, version, amends_id::text AS "amendsId", expires_at AS "expiresAt"
    FROM started_forms
    WHERE form = ${form} AND expires_at > now()
      AND (member_id = ${member}::uuid OR (holder = ${holder} AND member_id IS NULL))
    ORDER BY updated_at DESC, id LIMIT 1`;
  if (!row) return undefined;
  const { sealed, ...rest } = row;
  return { ...rest, form, answers: openStarted({ id: row.id, sealed }) };
}
