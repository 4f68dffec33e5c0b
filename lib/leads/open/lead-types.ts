/** What a visitor may ask for. The list is closed: anything else is refused. */
export const leadTypes = [
  "site_chat",
  "country_question",
  "contact",
  "investor_interest",
  "affiliate_interest",
  "clearsight_registration",
  "division_question",
  "partner_interest",
  "press_question",
  "career_interest",
  "support_question",
  "fact_correction",
  "privacy_request",
  "justice_question",
  "waiting_list",
  "directory_academics",
  "directory_medical",
  "directory_business",
  "directory_professionals",
  "directory_vital_records",
  "letter_academics",
  "letter_medical",
  "letter_vital_records",
  "apply_grower",
  "apply_livestock",
  "apply_specialty_training",
  "apply_us_farmer_mentor",
  "apply_cultural_exchange",
  "apply_cooking_school",
  "help_desk_business",
  "help_desk_money",
  "help_desk_moving",
  "help_desk_study",
  "help_desk_returning",
  "help_desk_other",
] as const;
export type LeadType = (typeof leadTypes)[number];

/** The topics of the help desks. Each is a kind of its own, so that a question goes to whoever knows the matter. */
export const helpDeskTypes = leadTypes.filter((type): type is Extract<LeadType, `help_desk_${string}`> =>
  type.startsWith("help_desk_"),
);
export type HelpDeskType = (typeof helpDeskTypes)[number];

/** Filed by the control at the end of a page, without a name or an address: not a kind one asks by. */
export const pageFeedbackType = "page_feedback";
export type FiledType = LeadType | typeof pageFeedbackType;

type Words = {
  /** The name of the enquiry, as the visitor and the operator read it. */
  label: string;
  /** What the message field asks for. */
  question: string;
};

/** What each help desk type is called among the topics of a desk. */
export const helpDeskTopics: Record<HelpDeskType, string> = {
  help_desk_business: "Starting or running a business",
  help_desk_money: "Money, banks and taxes",
  help_desk_moving: "Entering, living and working there",
  help_desk_study: "Schools and studying",
  help_desk_returning: "Returning, and the diaspora",
  help_desk_other: "Something else",
};

const deskWords = (type: HelpDeskType): Words => ({
  label: `Help desk: ${helpDeskTopics[type]}`,
  question: "What would you like to know, and what have you tried so far?",
});

export const leadTypeWords: Record<FiledType, Words> = {
  page_feedback: { label: "Whether a page was useful", question: "What were you looking for?" },
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
  division_question: {
    label: "Question about a division",
    question: "What would you like to know, and where do you live or work?",
  },
  partner_interest: {
    label: "Partnership",
    question: "Who are you, what do you do today, and what would you like to do together?",
  },
  press_question: {
    label: "Question from the press",
    question: "For which paper or station do you work, what do you ask, and by when do you need an answer?",
  },
  career_interest: {
    label: "Expression of interest in work",
    question: "What do you do well, where do you live, and which part of the group would you work in?",
  },
  support_question: { label: "Request for support", question: "What did you try to do, and what happened?" },
  fact_correction: {
    label: "Correction of a fact",
    question: "Which sentence or figure is wrong, what is right, and where can we read it?",
  },
  privacy_request: {
    label: "Request about personal data",
    question: "What would you like: to see, correct, move or delete your data, or to object to a use of it?",
  },
  justice_question: {
    label: "Question about justice work",
    question: "What would you like to know? Leave out names and anything that could harm somebody.",
  },
  waiting_list: {
    label: "Waiting list",
    question: "From which country to which would you send, and how would it be paid out?",
  },
  directory_academics: {
    label: "Directory: academics",
    question: "Which institution, which field and which country, and what should the directory say?",
  },
  directory_medical: {
    label: "Directory: medical",
    question: "Which practice or facility, in which country, and registered with which council?",
  },
  directory_business: {
    label: "Directory: business",
    question: "Which business, registered where, and what does it offer?",
  },
  directory_professionals: {
    label: "Directory: professionals",
    question: "Which profession, in which country, and registered with which body?",
  },
  directory_vital_records: {
    label: "Directory: vital records",
    question: "Which registry office, in which country, and for which kinds of records?",
  },
  letter_academics: {
    label: "Letter: academic records",
    question: "Which institution, which years, and for whom is the letter meant? Send no papers.",
  },
  letter_medical: {
    label: "Letter: medical records",
    question: "Which facility and which kind of record? Write nothing about your health.",
  },
  letter_vital_records: {
    label: "Letter: vital records",
    question: "Birth, marriage or death; in which country and which year? Send no papers.",
  },
  apply_grower: {
    label: "Interest: grower",
    question: "Where is your land, how large is it, what grows there, and who holds it?",
  },
  apply_livestock: {
    label: "Interest: livestock",
    question: "Which animals do you keep, how many, where, and who looks after their health?",
  },
  apply_specialty_training: {
    label: "Interest: specialty training",
    question: "Which skill do you want to learn, what do you know already, and when could you come?",
  },
  apply_us_farmer_mentor: {
    label: "Interest: US farmer mentor",
    question: "What do you farm, in which state, and what would you teach to whom?",
  },
  apply_cultural_exchange: {
    label: "Interest: cultural exchange",
    question: "From where to where, for how long, and what do you bring and seek?",
  },
  apply_cooking_school: {
    label: "Interest: cooking school",
    question: "Do you want to learn or to teach, which kitchen, and where do you live?",
  },
  help_desk_business: deskWords("help_desk_business"),
  help_desk_money: deskWords("help_desk_money"),
  help_desk_moving: deskWords("help_desk_moving"),
  help_desk_study: deskWords("help_desk_study"),
  help_desk_returning: deskWords("help_desk_returning"),
  help_desk_other: deskWords("help_desk_other"),
};

export function isLeadType(value: string): value is LeadType {
  return (leadTypes as readonly string[]).includes(value);
}

export const isHelpDeskType = (value: string): value is HelpDeskType =>
  (helpDeskTypes as readonly string[]).includes(value);

export const isFiledType = (value: string): value is FiledType => Object.hasOwn(leadTypeWords, value);
