import "server-only";
import { record } from "../../audit/index.ts";
import { db } from "../../db.ts";
import { AppError } from "../../errors.ts";
import type { Prisma } from "../../generated/prisma/client.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { fault } from "#lib/words/faults.ts";
import { mostReplies } from "../open/replies.ts";
import type { ReplySaved } from "../schema.ts";

type Given = Pick<ReplySaved, "title" | "kinds" | "words"> & { updatedById: string };

async function add(on: Prisma.TransactionClient, given: Given): Promise<string> {
  if ((await on.cannedReply.count()) >= mostReplies)
    throw new AppError("conflict", fault("reply.many", { most: mostReplies }));
  const { id } = await on.cannedReply.create({ data: given, select: { id: true } });
  return id;
}

/** Of two who changed the same words at once, the second is told. */
async function change(
  on: Prisma.TransactionClient,
  id: string,
  version: number,
  given: Given,
): Promise<void> {
  const { count } = await on.cannedReply.updateMany({
    where: { id, version },
    data: { ...given, version: { increment: 1 }, updatedAt: new Date() },
  });
  if (count > 0) return;
  const isThere = (await on.cannedReply.count({ where: { id } })) > 0;
  throw isThere
    ? new AppError("conflict", fault("reply.changed"))
    : new AppError("not_found", fault("reply.unknown"));
}

const isTaken = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown as { code?: unknown }).code === "P2002";

/**
 * Adds words that answers begin with, or changes those of an id as they were read. Throws `invalid_input` for a title that is
 * taken, `conflict` where somebody changed them meanwhile.
 */
export async function saveReply(
  { member }: Visit,
  { id, version, title, kinds, words }: ReplySaved,
): Promise<{ id: string }> {
  const given = { title, kinds, words, updatedById: member.id };
  try {
    return await db().$transaction(async (on) => {
      if (id) await change(on, id, version ?? 0, given);
      const saved = id ?? (await add(on, given));
      const deed = id ? "reply.changed" : "reply.added";
      await record({ deed, outcome: "done", actorId: member.id, detail: { reply: saved } }, on);
      return { id: saved };
    });
  } catch (thrown) {
    if (!isTaken(thrown)) throw thrown;
    throw new AppError("invalid_input", fault("checkFields"), {
      fields: { title: [fault("reply.taken")] },
      cause: thrown,
    });
  }
}
