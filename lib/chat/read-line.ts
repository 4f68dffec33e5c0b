import "server-only";
import { findInThread, type ThreadLine } from "../cases/index.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import type { ChatLine, ChatTaken } from "./open/shown-chat.ts";

/** The message of a visitor by the id their browser gave it. */
export const findWritten = (
  caseId: string,
  key: string,
  on: Prisma.TransactionClient,
): Promise<ThreadLine | undefined> => findInThread(caseId, key, on);

/** A line as the visitor gets it: never who of the staff wrote it. `names` are those of the files, by their ids. */
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
