/** The parts of a guide in reading order: id of the anchor and the heading. Other pages link to these ids. */
export const guideSections = [
  { id: "register", title: "Register, step by step" },
  { id: "after", title: "After you register" },
  { id: "legal-forms", title: "Legal forms" },
  { id: "contacts", title: "Offices and contacts" },
  { id: "tax", title: "Taxes" },
  { id: "hiring", title: "Hiring people" },
  { id: "import", title: "Bringing goods in" },
  { id: "at-a-glance", title: "At a glance" },
  { id: "trade", title: "Trade" },
  { id: "money", title: "Money and banks" },
  { id: "infrastructure", title: "Infrastructure" },
  { id: "people", title: "People and cities" },
  { id: "blocs", title: "Regional blocs" },
  { id: "risk", title: "Risk, resources and land" },
  { id: "sources", title: "Sources" },
  { id: "ask", title: "Ask a question" },
] as const;

export type GuideSectionId = (typeof guideSections)[number]["id"];

export const sectionTitle = (id: GuideSectionId): string =>
  guideSections.find((section) => section.id === id)!.title;

/** The questions people ask about a country, each with the part of the guide that answers it. */
export const guideTopics = [
  { part: "register", question: "How do I register a business, step by step?" },
  { part: "legal-forms", question: "Which legal form should I look at?" },
  { part: "after", question: "What has to be done after registering?" },
  { part: "tax", question: "Which taxes are there?" },
  { part: "hiring", question: "What does the law ask of whoever hires?" },
  { part: "import", question: "What does bringing goods in take?" },
  { part: "money", question: "Which banks and payment ways are there?" },
  { part: "contacts", question: "Which offices decide, and where are they?" },
  { part: "trade", question: "What does the country buy and sell?" },
  { part: "blocs", question: "Which trade blocs is it in?" },
  { part: "people", question: "Who lives and works there?" },
  { part: "infrastructure", question: "How good are power, roads and lines?" },
  { part: "risk", question: "How do indices rate its risks?" },
  { part: "at-a-glance", question: "What are the main figures?" },
  { part: "sources", question: "Where do the figures come from?" },
] as const satisfies readonly { part: GuideSectionId; question: string }[];

/** Whether a query value names a part of the guide that answers a question. */
export const isGuideTopic = (value: string | null): boolean => guideTopics.some(({ part }) => part === value);
