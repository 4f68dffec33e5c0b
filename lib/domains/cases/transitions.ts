import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { addCaseEvent } from "./case-events.ts";
import type { CaseSource } from "./file-case.ts";
import { workingDaysAfter, workingDaysOf, type CaseKind, type CaseState } from "./open/kinds.ts";
import { daysToAnswer } from "./open/limits.ts";

type Change = Prisma.CaseUncheckedUpdateManyInput;

/**
 * What each transition sets at a moment, besides `updatedAt` and the version. A column that a row leaves out keeps its
 * value. `hasNews` is news for staff, `newsAt` the latest news for the sender. Filing is in `file-case.ts`, because it
 * creates the row.
 */
const transitions = {
  /** A member of staff acts at the version that they read. */
  claimed: () => ({}),
  /** The sender did something in the domain. */
  opened: () => ({ state: "open", hasNews: true, endedAt: null, mergedIntoId: null }),
  /** The domain waits for the sender. */
  asked: () => ({ state: "waiting", hasNews: false, endedAt: null, mergedIntoId: null }),
  /** The domain or staff are finished with it. */
  closed: (now) => ({ state: "done", hasNews: false, endedAt: now }),
  /** Staff opened it again. */
  reopened: () => ({ state: "open", hasNews: false, endedAt: null, mergedIntoId: null }),
  /** The sender wrote. */
  written: () => ({ state: "open", hasNews: true, endedAt: null }),
  /** Staff wrote an answer. */
  replied: (now) => ({ state: "waiting", hasNews: false, endedAt: null, newsAt: now }),
  /** Staff wrote in a conversation that is not closed. */
  repliedInChat: (now) => ({ state: "waiting", hasNews: false, newsAt: now }),
  /** It goes on in another case. */
  merged: (now) => ({ state: "done", endedAt: now }),
  /** Another case was merged into it. */
  joined: () => ({}),
} as const satisfies Record<string, (now: Date) => Change>;

/**
 * Applies a transition to the cases that match `where`, in the transaction `on`, with one conditional update. Returns
 * those that matched. `also` sets further columns.
 */
function apply(
  on: Prisma.TransactionClient,
  transition: keyof typeof transitions,
  where: Prisma.CaseWhereInput,
  { now = new Date(), also = {} }: { now?: Date | undefined; also?: Change } = {},
): Promise<{ id: string }[]> {
  const row: Change = transitions[transition](now);
  return on.case.updateManyAndReturn({
    where,
    data: { ...row, ...also, updatedAt: now, version: { increment: 1 } },
    select: { id: true },
  });
}

/** Locks the case row until the transaction `on` ends, so that what it reads of the case stays true. */
export async function lockCase(on: Prisma.TransactionClient, id: string): Promise<void> {
  await on.$queryRaw<{ id: string }[]>`SELECT id::text AS id FROM cases WHERE id = ${id}::uuid FOR UPDATE`;
}

/**
 * Whether the sender has withdrawn the submission of a case, so that nobody works on it. Read in the transaction `on`
 * of a message to or from the sender: a concurrent withdrawal waits for that transaction.
 */
export async function isWithdrawn(
  on: Prisma.TransactionClient,
  submissionId: string | null,
): Promise<boolean> {
  if (!submissionId) return false;
  const [row] = await on.$queryRaw<{ state: string }[]>`
    SELECT state::text AS state FROM submissions WHERE id = ${submissionId}::uuid FOR SHARE`;
  return row?.state === "withdrawn";
}

/**
 * Updates a case at the version that a member of staff read, in the transaction `on`. Throws `conflict` if staff or the
 * sender changed the case in the meantime.
 */
export async function claimCase(
  on: Prisma.TransactionClient,
  { id, version }: { id: string; version: number },
  also: Change = {},
): Promise<void> {
  const claimed = await apply(on, "claimed", { id, version }, { also });
  if (claimed.length === 0) throw new AppError("conflict", fault("case.changed"));
}

/** The transition that an action of the domain makes, by the state that it leads to. */
const ofDomain = { open: "opened", waiting: "asked", done: "closed" } as const;

/** Time spent waiting for the sender does not make a case overdue. */
async function allowTimeToAnswer(on: Prisma.TransactionClient, where: Prisma.CaseWhereInput, now: Date) {
  const dueAt = workingDaysAfter(now, daysToAnswer);
  await on.case.updateMany({ where: { ...where, dueAt: { lt: dueAt } }, data: { dueAt } });
}

/**
 * Sets whose turn it is after an action of the domain, in the transaction `on` of that action. Does nothing for a row
 * that has no case, such as a rating without a comment.
 */
export async function moveCase(
  on: Prisma.TransactionClient,
  source: CaseSource,
  state: CaseState,
  now: Date = new Date(),
): Promise<void> {
  await apply(on, ofDomain[state], source, { now });
  if (state === "open") await allowTimeToAnswer(on, source, now);
}

/** Closes a case by a staff action that affects it alone, in the transaction `on`. */
export async function closeCase(on: Prisma.TransactionClient, id: string): Promise<void> {
  await apply(on, "closed", { id });
}

/** Reopens a case by a staff action, in the transaction `on`. Decisions of its domain remain. */
export async function reopenCase(
  on: Prisma.TransactionClient,
  id: string,
  now: Date = new Date(),
): Promise<void> {
  await apply(on, "reopened", { id }, { now });
  await allowTimeToAnswer(on, { id }, now);
}

/**
 * Merges a case into another one about the same thing, in the transaction `on`. The first is closed, and both record
 * the merge. Cases merged into the first move with it. Throws `conflict` if the other is no longer open.
 */
export async function joinCase(
  on: Prisma.TransactionClient,
  { id, reference }: { id: string; reference: string },
  { into, byId }: { into: string; byId: string },
  now: Date = new Date(),
): Promise<void> {
  const [target] = await apply(on, "joined", { reference: into, state: { not: "done" } }, { now });
  if (!target) throw new AppError("conflict", fault("case.mergeOther"));
  const merged = { OR: [{ id }, { mergedIntoId: id }] };
  await apply(on, "merged", merged, { now, also: { mergedIntoId: target.id } });
  await addCaseEvent(on, id, { kind: "merged", byId, detail: { into } });
  await addCaseEvent(on, target.id, { kind: "merged", byId, detail: { from: reference } });
}

/**
 * Records, in the transaction `on`, that the sender has written, so it is the staff's turn. The message is due within
 * the days for its kind. A case that was already open keeps its due date.
 */
export async function noteMessage(
  on: Prisma.TransactionClient,
  { id, kind, state, dueAt }: { id: string; kind: CaseKind; state: CaseState; dueAt: Date },
  now: Date,
): Promise<void> {
  const answered = workingDaysAfter(now, Math.min(daysToAnswer, workingDaysOf[kind]));
  const also = { dueAt: state === "open" || dueAt > answered ? dueAt : answered };
  const [row] = await apply(on, "written", { id }, { now, also });
  if (!row) throw new Error("The case of a message is gone.");
}

/**
 * Records, in the transaction `on`, that staff have written, so it is the sender's turn. Returns whether to notify the
 * sender by mail, which happens once until they have read the reply.
 */
export async function noteReply(
  on: Prisma.TransactionClient,
  { id, senderToldAt, senderReadAt }: { id: string; senderToldAt: Date | null; senderReadAt: Date | null },
  now: Date = new Date(),
): Promise<{ mustNotify: boolean }> {
  const mustNotify = !senderToldAt || (senderReadAt !== null && senderReadAt > senderToldAt);
  const also = mustNotify ? { senderToldAt: now } : {};
  const [row] = await apply(on, "replied", { id }, { now, also });
  if (!row) throw new Error("The case of a reply is gone.");
  return { mustNotify };
}

/**
 * Records, in the transaction `on`, that staff wrote in a conversation: it is the visitor's turn. False if it is
 * closed.
 */
export async function noteChatReply(on: Prisma.TransactionClient, id: string, now: Date): Promise<boolean> {
  const moved = await apply(on, "repliedInChat", { id, state: { not: "done" } }, { now });
  return moved.length > 0;
}

/** Records, in the transaction `on`, that staff asked or decided something that the sender has not seen yet. */
export async function noteNews(
  on: Prisma.TransactionClient,
  source: CaseSource,
  now: Date = new Date(),
): Promise<void> {
  await on.case.updateMany({ where: source, data: { newsAt: now } });
}

/**
 * Records, in the transaction `on`, that a sender is notified by mail. Returns false if they were notified before and
 * have not read the case since: they get one mail. One conditional update decides.
 */
export async function noteNotified(on: Prisma.TransactionClient, id: string): Promise<boolean> {
  const count = await on.$executeRaw`
    UPDATE cases SET sender_told_at = now()
    WHERE id = ${id}::uuid AND (sender_told_at IS NULL OR sender_read_at > sender_told_at)`;
  return count > 0;
}
