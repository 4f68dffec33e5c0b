import { caseKindOf } from "./open/lead-types.ts";

/** What of an enquiry its case says. */
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

/** How an enquiry stands in the queue of staff. */
export const caseOfLead = ({ leadType, contactEmail: address, ...row }: LeadRow) => ({
  ...row,
  kind: caseKindOf(leadType),
  topic: leadType,
  address,
});
