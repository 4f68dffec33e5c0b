/**
 * The kinds of enquiry; lib/platform/words/en/leads.json has their names. The list is closed: any other kind is
 * refused.
 */
export const leadTypes = [
  "site_chat",
  "country_question",
  "contact",
  "division_question",
  "support_question",
  "fact_correction",
  "justice_question",
  "help_desk_business",
  "help_desk_money",
  "help_desk_moving",
  "help_desk_study",
  "help_desk_returning",
  "help_desk_other",
] as const;
export type LeadType = (typeof leadTypes)[number];

/** The topics of the help desks. Each is a separate kind, so that a question goes to somebody who knows the subject. */
export const helpDeskTypes = leadTypes.filter((type): type is Extract<LeadType, `help_desk_${string}`> =>
  type.startsWith("help_desk_"),
);
export type HelpDeskType = (typeof helpDeskTypes)[number];

/**
 * Filed by the control at the end of a page, without a name or an address. It cannot be chosen as a kind of enquiry.
 */
export const pageFeedbackType = "page_feedback";

/** Kinds that a form of several steps has replaced. Past enquiries have them, and new ones cannot. */
export const retiredLeadTypes = [
  "apply_grower",
  "apply_livestock",
  "apply_specialty_training",
  "apply_us_farmer_mentor",
  "apply_cultural_exchange",
  "apply_cooking_school",
  "affiliate_interest",
  "partner_interest",
  "investor_interest",
  "waiting_list",
  "career_interest",
  "clearsight_registration",
  "press_question",
  "privacy_request",
  "directory_academics",
  "directory_medical",
  "directory_business",
  "directory_professionals",
  "directory_vital_records",
  "letter_academics",
  "letter_medical",
  "letter_vital_records",
] as const;

export type FiledType = LeadType | (typeof retiredLeadTypes)[number] | typeof pageFeedbackType;

export function isLeadType(value: string): value is LeadType {
  return (leadTypes as readonly string[]).includes(value);
}

export const isHelpDeskType = (value: string): value is HelpDeskType =>
  (helpDeskTypes as readonly string[]).includes(value);

export const isFiledType = (value: string): value is FiledType =>
  value === pageFeedbackType || isLeadType(value) || (retiredLeadTypes as readonly string[]).includes(value);
