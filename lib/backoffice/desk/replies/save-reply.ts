import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { mostReplies } from "../open/replies.ts";
import type { ReplySaved } from "../schema.ts";

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
