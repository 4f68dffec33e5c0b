import "server-only";
import type { CaseKind, CaseState } from "#lib/domains/cases/open/kinds.ts";
import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import { fileCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { firstState, type FormDefinition } from "../open/form.ts";
import { findForm } from "../definitions/index.ts";
import { openSubmission } from "./submission-body.ts";

const turns: Readonly<Record<SubmissionState, CaseState>> = {
  received: "open",
  answered: "open",
  asked: "waiting",
  ready: "waiting",
  posted: "waiting",
  replied: "waiting",
  accepted: "done",
  refused: "done",
  withdrawn: "done",
  closed: "done",
};

/** The state of a submission's case: whether staff or the sender have to act next. */
export const turnOf = (state: SubmissionState): CaseState => turns[state];

/** How a form is filed in the staff queue. A letter waits there for its sender, who alone reports its progress. */
export function caseOfForm(form: FormDefinition): {
  kind: CaseKind;
  topic: string;
  state: CaseState;
  workingDays: number | undefined;
} {
  const kind = form.id === "data-rights" ? "data_rights" : form.sort;
  return { kind, topic: form.id, state: turnOf(firstState(form)), workingDays: form.workingDays };
}

/**
 * Files a case for submissions without one: sent before the queue existed, or by a server of the previous version.
 * Returns how many.
 */
export async function fileMissingCases(take: number): Promise<number> {
  const rows = await db().submission.findMany({
    where: { case: null },
    take,
    select: {
      id: true,
      reference: true,
      form: true,
      state: true,
      memberId: true,
      countrySlug: true,
      sealed: true,
      sentAt: true,
    },
  });
  for (const { id, form: name, state, sealed, sentAt: filedAt, ...row } of rows) {
    const form = findForm(name);
    if (!form) continue;
    const { address } = openSubmission(row.reference, sealed);
    const fields = { ...caseOfForm(form), state: turnOf(state) };
    await fileCase(db(), { submissionId: id }, { ...row, ...fields, address, filedAt });
  }
  return rows.length;
}
