import type { CaseRow } from "#lib/domains/cases/index.ts";
import { comments } from "./comments.ts";
import { enquiries, feedback } from "./enquiries.ts";
import type { CaseType } from "./case-type.ts";
import { requestsForAccess } from "./requests-for-access.ts";
import { submissions } from "./submissions.ts";

const kinds: Readonly<Record<CaseRow["kind"], CaseType>> = {
  enquiry: enquiries,
  chat: enquiries,
  correction: enquiries,
  application: submissions,
  interest: submissions,
  request: submissions,
  data_rights: submissions,
  listing: submissions,
  letter: submissions,
  access: requestsForAccess,
  comment: comments,
  feedback,
};

/** The adapter that reads and decides a case in its domain. */
export const caseTypeOf = ({ kind }: Pick<CaseRow, "kind">): CaseType => kinds[kind];
