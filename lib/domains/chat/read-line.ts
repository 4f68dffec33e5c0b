import "server-only";
import { findInThread, type ThreadLine } from "#lib/domains/cases/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { ChatLine, ChatTaken } from "./open/shown-chat.ts";

/** A visitor's message by the id their browser gave it. */
export const findWritten = (
  caseId: string,
  key: string,
  on: Prisma.TransactionClient,
): Promise<ThreadLine | undefined> => findInThread(caseId, key, on);

/**
 * A line as the visitor receives it, without the name of its writer at the desk. `names` are the file names by file id.
 */
export const toLine = (
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
