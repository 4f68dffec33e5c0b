import "server-only";
import { record } from "#lib/services/audit/index.ts";
import {
  addCaseEvent,
  claimCase,
  findPendingAction,
  reopenCase,
  removePendingAction,
  type CaseRow,
} from "#lib/domains/cases/index.ts";
import { labelsIn, writeLabels } from "#lib/domains/cases/open/labels.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { listColleagues } from "#lib/domains/members/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { doPendingAction } from "./pending-actions.ts";
import { requireCase } from "./access.ts";
import { mayDecide, rolesAtDesk, rolesThatRead } from "./open/rights.ts";
import type { DeskAction, PendingAction } from "./open/actions.ts";
import type { ActionInput } from "./schema.ts";

type AtOnce = (visit: Visit, row: CaseRow, input: ActionInput) => Promise<void>;

/** The colleagues a case may be assigned to: those whose role may read its kind. */
export const colleaguesFor = ({ kind }: Pick<CaseRow, "kind">) => listColleagues(rolesThatRead(kind));

/** All staff with access to the desk. */
export const listDesk = () => listColleagues(rolesAtDesk);

const assign: AtOnce = async ({ member }, row, { to, version }) => {
  const assigneeId = to === "nobody" ? null : (to ?? member.id);
  const colleague = (await colleaguesFor(row)).find(({ id }) => id === assigneeId);
  if (assigneeId && !colleague)
    throw new AppError("invalid_input", fault("checkFields"), { fields: { to: [fault("case.assignee")] } });
  await db().$transaction(async (on) => {
    await claimCase(on, { id: row.id, version }, { assigneeId });
    const detail = { to: assigneeId ?? "nobody" };
    await addCaseEvent(on, row.id, { kind: "assigned", byId: member.id, detail });
    const audited = { reference: row.reference, ...detail };
    await record({ action: "case.assigned", outcome: "done", actorId: member.id, detail: audited }, on);
  });
};

/** A note does not conflict with other changes, so it needs no version. */
const note: AtOnce = async ({ member }, row, { words }) => {
  await db().$transaction(async (on) => {
    await addCaseEvent(on, row.id, { kind: "noted", byId: member.id, words });
    const detail = { reference: row.reference };
    await record({ action: "case.noted", outcome: "done", actorId: member.id, detail }, on);
  });
};

/**
 * Sets the case's labels to the ones typed: adds the new ones and removes the rest. Does nothing if they are unchanged.
 */
const label: AtOnce = async ({ member }, row, { labels: typed = "", version }) => {
  const labels = labelsIn(typed);
  const added = writeLabels(labels.filter((one) => !row.labels.includes(one)));
  const removed = writeLabels(row.labels.filter((one) => !labels.includes(one)));
  if (!added && !removed) return;
  await db().$transaction(async (on) => {
    await claimCase(on, { id: row.id, version }, { labels });
    await addCaseEvent(on, row.id, { kind: "labelled", byId: member.id, detail: { added, removed } });
    const detail = { reference: row.reference };
    await record({ action: "case.labelled", outcome: "done", actorId: member.id, detail }, on);
  });
};

/** Reopens the case. Decisions made in its domain are not reverted. */
const reopen: AtOnce = async ({ member }, row, { version }) => {
  if (!mayDecide(member.role, row.kind)) throw new AppError("forbidden", fault("mayNot"));
  if (row.state !== "done") throw new AppError("conflict", fault("case.notNow"));
  await db().$transaction(async (on) => {
    await claimCase(on, { id: row.id, version });
    await reopenCase(on, row.id);
    await addCaseEvent(on, row.id, { kind: "reopened", byId: member.id });
    const detail = { reference: row.reference };
    await record({ action: "case.reopened", outcome: "done", actorId: member.id, detail }, on);
  });
};

/** The pending action of the case. Throws unless it belongs to this member. */
async function ownPendingAction({ member }: Visit, row: CaseRow) {
  const held = await findPendingAction(row.id);
  if (!held) throw new AppError("conflict", fault("case.tooLate"));
  if (held.byId !== member.id) throw new AppError("forbidden", fault("case.notYours"));
  return held;
}

const undo: AtOnce = async (visit, row) => {
  const { id, action } = await ownPendingAction(visit, row);
  await db().$transaction(async (on) => {
    if (!(await removePendingAction(on, { id }))) throw new AppError("conflict", fault("case.tooLate"));
    const detail = { reference: row.reference, action };
    await record({ action: "case.undone", outcome: "done", actorId: visit.member.id, detail }, on);
  });
};

/** Carries out the pending action without waiting for its delay. */
const now: AtOnce = async (visit, row) => {
  const { id } = await ownPendingAction(visit, row);
  await doPendingAction(id);
};

const byName: Readonly<Record<Exclude<DeskAction, PendingAction>, AtOnce>> = {
  assign,
  note,
  label,
  reopen,
  undo,
  now,
};

/** Carries out immediately an action that notifies nobody outside. Throws the same errors as `holdAction`. */
export async function doAtOnce(
  visit: Visit,
  action: Exclude<DeskAction, PendingAction>,
  input: ActionInput,
): Promise<{ reference: string }> {
  const row = await requireCase(visit, input.reference);
  await byName[action](visit, row, input);
  return { reference: row.reference };
}
