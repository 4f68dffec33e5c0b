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
