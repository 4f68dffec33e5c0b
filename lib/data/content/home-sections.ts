export type HomeSection = {
  /** The anchor of the section on the home page. */
  id: string;
  name: string;
};

/** The sections of the home page, in page order. A test compares them with the page itself. */
export const homeSections = [
  { id: "hero", name: "Welcome" },
  { id: "countries", name: "Countries" },
  { id: "regional-hq", name: "Regional headquarters" },
  { id: "summary", name: "Summary" },
  { id: "global-expansion", name: "Global expansion" },
  { id: "problem", name: "The problem" },
  { id: "finance", name: "Finance" },
  { id: "strategy", name: "Strategy" },
  { id: "vision", name: "Vision" },
  { id: "why-now", name: "Why now" },
  { id: "soil-first", name: "Soil first" },
  { id: "integrated-solution", name: "Integrated solution" },
  { id: "integration-technology", name: "Integration technology" },
  { id: "strategic-differentiators", name: "Strategic differentiators" },
  { id: "value-capture", name: "Value capture" },
  { id: "financials", name: "Financials" },
  { id: "portfolio-overview", name: "Portfolio overview" },
  { id: "competitive-advantage", name: "Competitive advantage" },
  { id: "guiding-values", name: "Guiding values" },
  { id: "who-we-serve", name: "Who we serve" },
  { id: "faqs", name: "Questions and answers" },
  { id: "investor-safeguards", name: "Investor safeguards" },
  { id: "institutional-model", name: "Institutional model" },
  { id: "cta", name: "Take part" },
] as const satisfies readonly HomeSection[];

export type HomeSectionId = (typeof homeSections)[number]["id"];

/** The sections that Alt with the digits 1 to 9 leads to, in this order. */
const digitIds = [
  "hero",
  "problem",
  "finance",
  "vision",
  "countries",
  "regional-hq",
  "summary",
  "integrated-solution",
  "soil-first",
] as const satisfies readonly HomeSectionId[];

/** The section that Alt with `digit` (1 to 9) leads to; undefined for other digits. */
export const sectionOfDigit = (digit: number): HomeSection | undefined =>
  homeSections.find(({ id }) => id === digitIds[digit - 1]);

/** The digit that leads to a section when pressed with Alt; undefined for a section without one. */
export function digitOfSection(id: string): number | undefined {
  const at = digitIds.findIndex((known) => known === id);
  return at < 0 ? undefined : at + 1;
}
