/** What a visitor may ask for. The list is closed: anything else is refused. */
export const leadTypes = [
  "site_chat",
  "country_question",
  "contact",
  "investor_interest",
  "affiliate_interest",
  "clearsight_registration",
] as const;
export type LeadType = (typeof leadTypes)[number];

type Words = {
  /** The name of the enquiry, as the visitor and the operator read it. */
  label: string;
  /** What the message field asks for. */
  question: string;
};

export const leadTypeWords: Record<LeadType, Words> = {
  site_chat: { label: "Chat message", question: "Your message" },
  country_question: { label: "Question about a country", question: "Your question" },
  contact: { label: "General enquiry", question: "What would you like to ask or tell us?" },
  investor_interest: {
    label: "Investor interest",
    question: "What would you like to fund, where, and what do you need to know first?",
  },
  affiliate_interest: {
    label: "Affiliate interest",
    question: "What do you do, where, and how would you like to work together?",
  },
  clearsight_registration: {
    label: "ClearSight registration",
    question: "Which organisation, which static networks, and who signs for it?",
  },
};

export function isLeadType(value: string): value is LeadType {
  return (leadTypes as readonly string[]).includes(value);
}
