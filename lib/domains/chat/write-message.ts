import "server-only";
import { addCaseEvent, noteMessage } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { holdsUploads } from "#lib/services/uploads/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { log } from "#lib/platform/log.ts";
import { keyedMutex } from "#lib/platform/cache/concurrency.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { isWorkDone } from "#lib/services/proof/open/work.ts";
import { limit, limitCaller } from "#lib/services/limits/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { beginChat } from "#lib/domains/leads/index.ts";
import { countryOf } from "#lib/data/site/country-paths.ts";
import { publishChatEvent } from "./chat-events.ts";
import { mostChatMessages } from "./open/limits.ts";
import type { ChatTaken } from "./open/shown-chat.ts";
import { findWritten, toTaken } from "./read-chat.ts";
import type { ChatMessage } from "./schema.ts";

/**
 * Creates a conversation with its enquiry and its case, in the transaction `on` of its first message. The country
 * defaults to the one of the page the visitor writes from. Undefined if another server or another tab is creating it at
 * this moment.
 */
async function beginConversation(
  on: Prisma.TransactionClient,
  id: string,
  { contact, page, country }: ChatMessage,
  now: Date,
): Promise<{ id: string } | undefined> {
  const about = country ?? countryOf(page);
  const filed = await beginChat(on, { conversation: id, contact, page, country: about }, now);
  if (!filed) return undefined;
  const data = { id, caseId: filed.caseId, page, writtenAt: now };
  await on.conversation.create({ data, select: { id: true } });
  return { id: filed.caseId };
}

/** No human reads, writes and sends a message faster than this. */
const leastBegunMs = 1_500;
/** A sender of more messages than this in a minute must provide proof of work for each. */
const mostUnproved = 10;
/** Of requests that create the same conversation at once, one succeeds and the others find it on a retry. */
const tries = 4;

/**
 * Serializes the messages of one conversation within the process. Otherwise a flood of them would wait for the row lock
 * of its case and use up all database connections.
 */
const caseMutex = oncePerProcess("chat messages", keyedMutex);

type Row = {
  caseId: string;
  reference: string;
  state: "open" | "waiting" | "done";
  dueAt: Date;
  isMerged: boolean;
};

/** The case of a conversation, locked until the transaction ends, so that its messages are serialized. */
async function lockConversation(on: Prisma.TransactionClient, id: string): Promise<Row | undefined> {
  const [row] = await on.$queryRaw<Row[]>`
    SELECT k.id::text AS "caseId", k.reference, k.state::text AS state, k.due_at AS "dueAt",
      k.merged_into_id IS NOT NULL AS "isMerged"
    FROM conversations c JOIN cases k ON k.id = c.case_id
    WHERE c.id = ${id}::uuid FOR UPDATE OF k`;
  return row;
}

async function countWritten(on: Prisma.TransactionClient, caseId: string, now: Date) {
  const [counted] = await on.$queryRaw<{ all: number; lately: number }[]>`
    SELECT count(*)::int AS all, (count(*) FILTER (WHERE at > ${now}::timestamptz - interval '1 minute'))::int AS lately
    FROM case_events WHERE case_id = ${caseId}::uuid AND kind = 'written'`;
  return counted ?? { all: 0, lately: 0 };
}

const needsProof = ({ website, begun }: ChatMessage, lately: number): boolean =>
  website !== "" || begun < leastBegunMs || lately >= mostUnproved;

/** Stores the message in the transaction `on`. Undefined if another request is creating the conversation right now. */
async function store(
  on: Prisma.TransactionClient,
  id: string,
  input: ChatMessage,
  now: Date,
): Promise<ChatTaken | undefined> {
  let held = await lockConversation(on, id);
  const earlier = held && (await findWritten(held.caseId, input.id, on));
  if (held && earlier) {
    // The same id with other text is not a retry of the same message.
    if (earlier.words !== input.text) throw new AppError("conflict", fault("chat.otherWords"));
    return toTaken(held.reference, earlier);
  }
  if (held?.isMerged) throw new AppError("conflict", fault("case.goesOnElsewhere"));
  if (held?.state === "done") throw new AppError("conflict", fault("chat.closed"));
  const counted = held ? await countWritten(on, held.caseId, now) : { all: 0, lately: 0 };
  if (needsProof(input, counted.lately) && !isWorkDone(input.id, input.proof ?? -1))
    throw new AppError("precondition_failed", fault("chat.prove"));
  if (counted.all >= mostChatMessages) throw new AppError("conflict", fault("chat.full"));
  if (!held) {
    if (input.file) throw new AppError("conflict", fault("chat.fileLater"));
    if (!(await beginConversation(on, id, input, now))) return undefined;
    held = await lockConversation(on, id);
    if (!held) return undefined;
    await publishChatEvent(on, held.caseId, { event: "started" });
  }
  const { caseId, reference, state, dueAt } = held;
  const { file } = input;
  if (file && !(await holdsUploads(on, id, [file])))
    throw new AppError("invalid_input", fault("checkFields"), { fields: { file: [fault("chat.noFile")] } });
  await noteMessage(on, { id: caseId, kind: "chat", state, dueAt }, now);
  await on.conversation.update({
    where: { id },
    data: { page: input.page, writtenAt: now },
    select: { id: true },
  });
  await addCaseEvent(on, caseId, {
    kind: "written",
    words: input.text,
    key: input.id,
    ...(file && { detail: { file } }),
  });
  await publishChatEvent(on, caseId, { event: "message", from: "visitor", text: input.text });
  const written = await findWritten(caseId, input.id, on);
  if (!written) throw new Error("a message that was written is not there");
  return toTaken(reference, written);
}

/**
 * Stores a message of a conversation. It is idempotent: the same id always gets the same response. The first message
 * creates the conversation, which is a case in the queue. Throws `conflict` if it is closed, `precondition_failed` if
 * the sender looks like a bot and sent no proof of work, and `rate_limited`.
 */
export async function writeMessage(
  id: string,
  input: ChatMessage,
  { address, now = new Date() }: { address: string; now?: Date },
): Promise<ChatTaken> {
  await limitCaller("chatMessage", address, fault("chat.often"));
  await limit("chatConversation", id, fault("chat.often"));
  for (let time = 0; time < tries; time += 1) {
    const taken = await caseMutex(id, () => db().$transaction((on) => store(on, id, input, now)));
    if (taken) {
      log.info({ action: "writeMessage" }, "message of a chat taken");
      return taken;
    }
  }
  throw new AppError("unavailable", fault("chat.again"), { retryAfterSeconds: 1 });
}
