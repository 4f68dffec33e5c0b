import type { GuideSectionId } from "./guide-sections.ts";

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
