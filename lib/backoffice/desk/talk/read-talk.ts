import "server-only";
import type { CaseRow } from "#lib/domains/cases/index.ts";
import type { TalkLine } from "../open/talk.ts";
import { readStaffLines } from "./staff-lines.ts";

/** A conversation as the page of its case shows it. */
export type Talk = {
  /** Where the visitor was when they wrote last. */
  page: string;
  /** The visitor's answer to whether it helped. */
  helped: boolean | undefined;
  lines: readonly TalkLine[];
};

/** The conversation of a case with all its lines; undefined if the case is not a conversation. */
export async function readTalk({
  id: caseId,
  conversation,
}: Pick<CaseRow, "id" | "conversation">): Promise<Talk | undefined> {
  if (!conversation) return undefined;
  const { id, page, helped } = conversation;
  const lines: TalkLine[] = [];
  for (let more = true; more;) {
    const read = await readStaffLines({ id, caseId }, BigInt(lines.at(-1)?.id ?? 0));
    lines.push(...read.lines);
    more = read.more;
  }
  return { page, helped: helped ?? undefined, lines };
}
