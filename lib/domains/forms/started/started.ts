import "server-only";
import { z } from "zod";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";
import { holderOf } from "#lib/domains/fields/index.ts";
import { startedDays, startedMemberDays } from "#lib/data/retention/open/periods.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { db, planned } from "#lib/platform/db.ts";
import { removeUploadsOf } from "#lib/services/uploads/index.ts";

/** Who fills a form in: a member, or a browser by its token. */
export type Filler = { memberId?: string | undefined; token?: string | undefined };

/** A form that is being filled in. */
export type Started = {
  id: string;
  form: FormId;
  answers: Answers;
  /** Counts the writes. */
  version: number;
  /** The submission that is being changed. */
  amendsId: string | null;
  expiresAt: Date;
};

const purpose = "started form";
const body = z.object({ id: z.uuid(), answers: z.record(z.string(), z.unknown()) });

export const sealStarted = (id: string, answers: Answers): Uint8Array<ArrayBuffer> =>
  seal(purpose, { id, answers });

/** The answers of a row; empty if the seal belongs to another row. */
export function openStarted({ id, sealed }: { id: string; sealed: Uint8Array }): Answers {
  const parsed = body.extend({ id: z.literal(id) }).safeParse(open(purpose, sealed));
  return parsed.success ? parsed.data.answers : {};
}

const dayMs = 86_400_000;

/** When it expires after a change: later for a member, who alone can open it. */
export const lapseOf = ({ memberId }: Filler, now: Date): Date =>
  new Date(now.getTime() + (memberId ? startedMemberDays : startedDays) * dayMs);

/**
 * The rows a filler may open: a member's own, and those begun in this browser while nobody was signed in. They exclude
 * what another member typed in the same browser.
 */
export function ownStarted({ memberId, token }: Filler): Prisma.StartedFormWhereInput | undefined {
  const matches: Prisma.StartedFormWhereInput[] = [
    ...(memberId ? [{ memberId }] : []),
    ...(token ? [{ holder: holderOf(token), memberId: null }] : []),
  ];
  return matches.length > 0 ? { OR: matches } : undefined;
}

/** Deletes what a filler has begun of a form, with the files added to it. Idempotent. */
export async function discardStarted(form: FormId, filler: Filler): Promise<void> {
  const own = ownStarted(filler);
  if (!own) return;
  const rows = await db().startedForm.findMany({ where: { form, ...own }, select: { id: true } });
  await db().startedForm.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  for (const { id } of rows) await removeUploadsOf({ draftId: id });
}

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
