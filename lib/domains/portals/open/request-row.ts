import type { CaseState } from "#lib/domains/cases/open/kinds.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import type { FiledType } from "#lib/data/content/lead-types.ts";

/** Something that was sent and belongs to a portal. A sample row has no date. */
export type RequestRow<Day = Date | "sample"> = {
  reference: string;
  /** Whose turn it is. */
  state: CaseState;
  /** Staff did something that the sender has not seen yet. */
  hasNews: boolean;
  filedAt: Day;
  /** Either a form with its state, or an enquiry. */
  sent: { form: FormId; stands: SubmissionState } | { leadType: FiledType };
};
