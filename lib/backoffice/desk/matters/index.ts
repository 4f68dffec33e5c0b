import type { CaseRow } from "#lib/domains/cases/index.ts";
import { comments } from "./comments.ts";
import { enquiries, feedback } from "./enquiries.ts";
import type { MatterKind } from "./matter.ts";
import { requestsForAccess } from "./requests-for-access.ts";
import { submissions } from "./submissions.ts";

const kinds: Readonly<Record<CaseRow["kind"], MatterKind>> = {
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
export const matterOf = ({ kind }: Pick<CaseRow, "kind">): MatterKind => kinds[kind];
