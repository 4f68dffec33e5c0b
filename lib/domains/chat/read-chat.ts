import "server-only";
import { findInThread, isInThread, listThread, type ThreadLine } from "#lib/domains/cases/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { AppError } from "#lib/platform/errors.ts";
import { listUploadsOf } from "#lib/services/uploads/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { mostShownLetters, mostShownLines } from "./open/limits.ts";
import type { ChatLine, ChatTaken, ChatShown, ChatStanding } from "./open/shown-chat.ts";
import { staffHereNow } from "./desk-watch.ts";
import type { ConversationRow } from "./find-conversation.ts";

/** How many of these lines to return at once: at least one, however long it is. */
export function countShown(lines: readonly { words: string }[]): number {
  let letters = 0;
  const tooMany = lines.findIndex(({ words }, at) => {
    letters += words.length;
    return at > 0 && (at >= mostShownLines || letters > mostShownLetters);
  });
  return tooMany < 0 ? lines.length : tooMany;
}

/** A visitor's message by the id their browser gave it. */
export const findWritten = (
  caseId: string,
  key: string,
  on: Prisma.TransactionClient,
): Promise<ThreadLine | undefined> => findInThread(caseId, key, on);

/**
 * A line as the visitor receives it, without the name of its writer at the desk. `names` are the file names by file id.
 */
const toLine = (
  { id, from, at, words, key, file }: ThreadLine,
  names: ReadonlyMap<string, string> = new Map(),
): ChatLine => {
  const name = file === undefined ? undefined : names.get(file);
  return {
    id: String(id),
    ...(key && { key }),
    from: from === "sender" ? "visitor" : "staff",
    text: words,
    at: at.toISOString(),
    ...(name !== undefined && { file: name }),
  };
};

export const toTaken = (reference: string, line: ThreadLine): ChatTaken => ({
  reference,
  line: toLine(line),
});

/** Throws `invalid_input` if the line to continue from belongs to another conversation. */
export async function checkAfter({ caseId }: Pick<ConversationRow, "caseId">, after: bigint): Promise<void> {
  if (!(await isInThread(caseId, after))) throw new AppError("invalid_input", fault("chat.otherLine"));
}

/** The state of a conversation, for its visitor. */
export async function standingOf({ staffSawId, helped, ...row }: ConversationRow): Promise<ChatStanding> {
  const isOver = row.case.state === "done" || row.case.mergedIntoId !== null;
  return {
    state: isOver ? "closed" : "open",
    staffHere: await staffHereNow(),
    ...(staffSawId !== null && { seenByStaff: String(staffSawId) }),
    ...(helped !== null && { helped }),
  };
}

/** The lines of a conversation after the given one, with the names of their files. */
export async function readLines(
  { id, caseId }: Pick<ConversationRow, "id" | "caseId">,
  after: bigint,
): Promise<Pick<ChatShown, "lines" | "more">> {
  const found = await listThread(caseId, after, mostShownLines + 1);
  const hasFiles = found.some(({ file }) => file !== undefined);
  const files = hasFiles ? await listUploadsOf({ draftId: id }) : [];
  const names = new Map(files.map((file) => [file.id, file.name]));
  const count = countShown(found);
  return {
    lines: found.slice(0, count).map((line) => toLine(line, names)),
    more: found.length > count,
  };
}

/** A conversation for its visitor, after the last line they have. Throws `invalid_input` for another one's line. */
export async function readChat(row: ConversationRow, after: bigint): Promise<ChatShown> {
  await checkAfter(row, after);
  const [standing, lines] = await Promise.all([standingOf(row), readLines(row, after)]);
  return { reference: row.case.reference, ...standing, ...lines };
}
