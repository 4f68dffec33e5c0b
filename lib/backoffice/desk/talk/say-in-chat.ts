import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { addCaseEvent, findInThread, holdCase, noteSaid } from "#lib/domains/cases/index.ts";
import { noteInChat } from "#lib/domains/chat/index.ts";
import { visitorPlace } from "#lib/domains/chat/open/topics.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { enqueue } from "#lib/services/jobs/index.ts";
import { whoIsAt } from "#lib/services/realtime/presence/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { TalkLine } from "../open/talk.ts";
import { gapsIn } from "../open/replies.ts";
import { mayDecide } from "../open/rights.ts";
import type { SaidInput } from "../schema.ts";
import { requireTalk } from "./find-talk.ts";

/** How long a visitor who is present has to see the message before they are notified by mail. */
const seenSeconds = 60;

/**
 * Adds a staff message to a conversation, once for each id, and shows it to the visitor immediately. A visitor who is
 * absent, or does not see it within a minute, is notified by mail. Throws `not_found`, `forbidden`, and `conflict` if
 * the conversation is closed.
 */
export async function sayInChat(
  visit: Visit,
  { reference, words, id }: SaidInput,
  now: Date = new Date(),
): Promise<{ reference: string; line: TalkLine }> {
  const { row } = await requireTalk(visit, reference);
  const { member } = visit;
  if (!mayDecide(member.role, row.kind)) throw new AppError("forbidden", fault("mayNot"));
  const [gap] = gapsIn(words);
  if (gap)
    throw new AppError("invalid_input", fault("checkFields"), {
      fields: { words: [fault("case.gap", { field: `{${gap}}` })] },
    });
  const place = visitorPlace(row.id);
  const isHere = (await whoIsAt([place])).has(place);
  const line = await db().$transaction(async (on) => {
    await holdCase(on, row.id);
    const earlier = await findInThread(row.id, id, on);
    if (earlier) return earlier;
    if (!(await noteSaid(on, row.id, now))) throw new AppError("conflict", fault("case.isDone"));
    const said = await addCaseEvent(on, row.id, { kind: "replied", byId: member.id, words, key: id });
    await noteInChat(on, row.id, { event: "message", from: "staff", text: words });
    const startAfter = isHere ? new Date(now.getTime() + seenSeconds * 1000) : now;
    await enqueue("tellOfAnswer", { caseId: row.id, eventId: String(said) }, { tx: on, startAfter });
    const detail = { reference: row.reference };
    await record({ action: "case.said", outcome: "done", actorId: member.id, detail }, on);
    return { id: said, words, at: now };
  });
  const shown = { id: String(line.id), text: line.words, at: line.at.toISOString() };
  return { reference: row.reference, line: { ...shown, from: "staff", by: member.email } };
}
