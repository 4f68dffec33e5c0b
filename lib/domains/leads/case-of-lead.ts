import type { CaseKind } from "#lib/domains/cases/open/kinds.ts";

/** The fields of an enquiry that its case is filed with. */
export const leadOfCase = {
  id: true,
  reference: true,
  leadType: true,
  countrySlug: true,
  contactEmail: true,
  filedAt: true,
} as const;

type LeadRow = {
  reference: string;
  leadType: string;
  countrySlug: string | null;
  contactEmail: string | null;
  filedAt: Date;
};

/** The kind of case under which an enquiry is in the staff queue. */
function caseKindOf(type: string): Extract<CaseKind, "enquiry" | "chat" | "correction"> {
  if (type === "site_chat") return "chat";
  return type === "fact_correction" ? "correction" : "enquiry";
}

/** An enquiry as a case in the staff queue. */
export const caseOfLead = ({ leadType, contactEmail: address, ...row }: LeadRow) => ({
  ...row,
  kind: caseKindOf(leadType),
  topic: leadType,
  address,
});
