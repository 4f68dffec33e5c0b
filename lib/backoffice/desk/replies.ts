import "server-only";
import { db } from "#lib/platform/db.ts";
import type { CaseKind } from "#lib/domains/cases/open/kinds.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { dayInWords } from "#lib/platform/words/open/moments.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { record } from "#lib/services/audit/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { mostReplies, fillGaps } from "./open/replies.ts";
import type { WholeCase } from "./read-case.ts";
import type { ReplySaved } from "./schema.ts";

/** A text that staff can start an answer from. */
export type CannedReply = {
  id: string;
  title: string;
  kinds: CaseKind[];
  words: string;
  version: number;
  updatedAt: Date;
  /** Null if the account is deleted. */
  updatedBy: { email: string } | null;
};

/** All canned replies by title, or those for one kind of case. */
export const listReplies = (kind?: CaseKind): Promise<CannedReply[]> =>
  db().cannedReply.findMany({
    where: kind ? { kinds: { has: kind } } : {},
    orderBy: { title: "asc" },
    take: mostReplies,
    select: {
      id: true,
      title: true,
      kinds: true,
      words: true,
      version: true,
      updatedAt: true,
      updatedBy: { select: { email: true } },
    },
  });

/**
 * A canned reply as the draft of an answer. Placeholders are filled in from the case; unknown values stay in braces.
 */
export function beginReply({ words: text }: CannedReply, { row, title, content }: WholeCase): string {
  const words = wordsOf("desk");
  const country = row.countrySlug ? findCountry(row.countrySlug)?.name : undefined;
  return fillGaps(text, {
    reference: row.reference,
    kind: words(`kind.${row.kind}`),
    topic: title,
    due: dayInWords(row.dueAt, words.locale),
    ...(country && { country }),
    ...(content.name && { name: content.name }),
  });
}

type Given = Pick<ReplySaved, "title" | "kinds" | "words"> & { updatedById: string };

const taken = () =>
  new AppError("invalid_input", fault("checkFields"), { fields: { title: [fault("reply.taken")] } });

async function add(on: Prisma.TransactionClient, given: Given): Promise<string> {
  if ((await on.cannedReply.count()) >= mostReplies)
    throw new AppError("conflict", fault("reply.many", { most: mostReplies }));
  const [added] = await on.cannedReply.createManyAndReturn({
    data: [given],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!added) throw taken();
  return added.id;
}

/** Of two concurrent changes, the second throws `conflict`. */
async function change(
  on: Prisma.TransactionClient,
  id: string,
  version: number,
  { title, kinds, words, updatedById }: Given,
): Promise<void> {
  const changed = await on.$executeRaw`
    UPDATE canned_replies AS r SET title = ${title}, kinds = ${kinds}::case_kind[], words = ${words},
      updated_by_id = ${updatedById}::uuid, version = r.version + 1, updated_at = now()
    WHERE r.id = ${id}::uuid AND r.version = ${version}
      AND NOT EXISTS (SELECT 1 FROM canned_replies o WHERE o.title = ${title} AND o.id <> r.id)`;
  if (changed > 0) return;
  const found = await on.cannedReply.findUnique({ where: { id }, select: { version: true } });
  if (!found) throw new AppError("not_found", fault("reply.unknown"));
  throw found.version === version ? taken() : new AppError("conflict", fault("reply.changed"));
}

/**
 * Adds a canned reply, or changes the one with this id at the version that was read. Throws `invalid_input` if the
 * title is taken, and `conflict` if it was changed since or the limit is reached.
 */
export const saveReply = (
  { member }: Visit,
  { id, version, title, kinds, words }: ReplySaved,
): Promise<{ id: string }> =>
  db().$transaction(async (on) => {
    // Serializes concurrent saves, so that the second one counts the first and sees its title.
    await on.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('canned replies', 0))`;
    const given = { title, kinds, words, updatedById: member.id };
    if (id) await change(on, id, version ?? 0, given);
    const saved = id ?? (await add(on, given));
    const action = id ? "reply.changed" : "reply.added";
    await record({ action, outcome: "done", actorId: member.id, detail: { reply: saved } }, on);
    return { id: saved };
  });

/** Removes a canned reply at the version that was read. Throws `conflict` if it was removed or changed since. */
export async function removeReply(
  { member }: Visit,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await db().$transaction(async (on) => {
    const { count } = await on.cannedReply.deleteMany({ where: { id, version } });
    if (count === 0) throw new AppError("conflict", fault("reply.changed"));
    await record({ action: "reply.removed", outcome: "done", actorId: member.id, detail: { reply: id } }, on);
  });
}
