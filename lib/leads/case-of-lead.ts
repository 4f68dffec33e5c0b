import { caseKindOf } from "./open/lead-types.ts";

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

/** An enquiry as a case in the staff queue. */
export const caseOfLead = ({ leadType, contactEmail: address, ...row }: LeadRow) => ({
  ...row,
  kind: caseKindOf(leadType),
  topic: leadType,
  address,
});
