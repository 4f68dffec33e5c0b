import "server-only";
import { record } from "#lib/services/audit/index.ts";
import {
  findCase,
  findPendingAction,
  listCaseEvents,
  listLabels,
  listRelated,
  type CaseEvent,
  type CaseRow,
  type StoredAction,
  type RelatedCase,
} from "#lib/domains/cases/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { isPendingAction, type PendingAction } from "./open/actions.ts";
import { kindsOf, mayDecide } from "./open/rights.ts";
import type { TalkLine } from "./open/talk.ts";
import { readStaffLines } from "./talk/staff-lines.ts";
import { titleOf } from "./title-of.ts";
import { caseTypeOf } from "./case-types/index.ts";
import type { CaseContent } from "./case-types/case-type.ts";

/** A conversation as the page of its case shows it. */
type Talk = {
  /** Where the visitor was when they wrote last. */
  page: string;
  /** The visitor's answer to whether it helped. */
  helped: boolean | undefined;
  lines: readonly TalkLine[];
};

/** The conversation of a case with all its lines; undefined if the case is not a conversation. */
async function readTalk({
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

/** The pending action of a case, as its page shows it. */
export type ShownPendingAction = Pick<StoredAction, "by" | "heldUntil"> & {
  action: PendingAction;
  isOwn: boolean;
};

/** A case with everything its page shows. */
export type WholeCase = {
  row: CaseRow;
  /** Set if the case is a live conversation. */
  conversation: Talk | undefined;
  /** What was sent, by its title in the queue. */
  title: string;
  content: CaseContent;
  events: readonly CaseEvent[];
  related: readonly RelatedCase[];
  /** Labels in use on other cases, suggested in the case's form. */
  labels: readonly string[];
  held: ShownPendingAction | undefined;
  /** What this member of staff may do with it now, besides adding notes and assigning it. */
  actions: readonly PendingAction[];
};

function showPendingAction(held: StoredAction | undefined, memberId: string): ShownPendingAction | undefined {
  if (!held || !isPendingAction(held.action)) return undefined;
  const { action, by, heldUntil, byId } = held;
  return { action, by, heldUntil, isOwn: byId === memberId };
}

/** A whole case, if the member of staff may read its kind; else undefined. Each access is recorded in the audit log. */
export async function readCase({ member }: Visit, reference: string): Promise<WholeCase | undefined> {
  const reader = { kinds: kindsOf(member.role) };
  const row = await findCase(reference, reader);
  if (!row) return undefined;
  const detail = { reference: row.reference, kind: row.kind };
  await record({ action: "case.read", outcome: "done", actorId: member.id, detail });
  const [content, events, conversation, related, labels, held] = await Promise.all([
    caseTypeOf(row).read(row, member),
    listCaseEvents(row.id),
    readTalk(row),
    listRelated(row, reader),
    listLabels(reader),
    findPendingAction(row.id),
  ]);
  if (!content) return undefined;
  const mayNow = mayDecide(member.role, row.kind) && !held;
  return {
    row,
    conversation,
    title: titleOf(row),
    content,
    events,
    related,
    labels,
    held: showPendingAction(held, member.id),
    actions: mayNow ? content.actions : [],
  };
}
