import type { CaseState } from "#lib/cases/open/kinds.ts";
import type { FormId } from "#lib/forms/open/form-ids.ts";
import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import type { FiledType } from "#lib/leads/open/lead-types.ts";

/** Something that was sent and belongs to a portal. A row that is made up has no day. */
export type RequestRow<Day = Date | "sample"> = {
  reference: string;
  /** Whose turn it is. */
  state: CaseState;
  /** Staff did something its sender has not seen. */
  hasNews: boolean;
  filedAt: Day;
  /** By a form, with where it stands, or as an enquiry. */
  sent: { form: FormId; stands: SubmissionState } | { leadType: FiledType };
};
