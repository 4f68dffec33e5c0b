import "server-only";
import { listThread, type ThreadLine } from "#lib/domains/cases/index.ts";
import { countShown, type ConversationRow } from "#lib/domains/chat/index.ts";
import { mostShownLines } from "#lib/domains/chat/open/limits.ts";
import { visitorPlace } from "#lib/domains/chat/open/topics.ts";
import { db } from "#lib/platform/db.ts";
import { listUploadsOf } from "#lib/services/uploads/index.ts";
import { whoIsAt } from "#lib/services/realtime/presence/index.ts";
import type { TalkLine, TalkStanding } from "../open/talk.ts";

async function namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db().member.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, email: true },
  });
  return new Map(rows.map(({ id, email }) => [id, email]));
}

async function filesOf(id: string, lines: readonly ThreadLine[]): Promise<ReadonlyMap<string, string>> {
  if (lines.every(({ file }) => file === undefined)) return new Map();
  return new Map((await listUploadsOf({ draftId: id })).map((file) => [file.id, file.name]));
}

/** The lines of a conversation after the given one, oldest first, and whether there are more. */
export async function readStaffLines(
  { id, caseId }: Pick<ConversationRow, "id" | "caseId">,
  after: bigint,
): Promise<{ lines: TalkLine[]; more: boolean }> {
  const found = await listThread(caseId, after, mostShownLines + 1);
  const shown = found.slice(0, countShown(found));
  const [names, files] = await Promise.all([
    namesOf(shown.flatMap(({ byId }) => byId ?? [])),
    filesOf(id, shown),
  ]);
  const lines = shown.map(({ id: line, from, words, at, byId, file }): TalkLine => {
    const by = byId === null ? undefined : names.get(byId);
    const name = file === undefined ? undefined : files.get(file);
    return {
      id: String(line),
      from: from === "sender" ? "visitor" : "staff",
      text: words,
      at: at.toISOString(),
      ...(by !== undefined && { by }),
      ...(file !== undefined && name !== undefined && { file: { id: file, name } }),
    };
  });
  return { lines, more: found.length > shown.length };
}

/** The state of a conversation, for staff. */
export async function standingForStaff(talk: ConversationRow): Promise<TalkStanding> {
  const place = visitorPlace(talk.caseId);
  return {
    state: talk.case.state === "done" ? "closed" : "open",
    visitorHere: (await whoIsAt([place])).has(place),
    page: talk.page,
    ...(talk.visitorSawId !== null && { seenByVisitor: String(talk.visitorSawId) }),
    ...(talk.helped !== null && { helped: talk.helped }),
  };
}
