import type { CaseKind, CaseState } from "#lib/domains/cases/open/kinds.ts";
import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import { firstState } from "../open/first-state.ts";
import type { FormDefinition } from "../open/form.ts";

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
