export type HomeSection = {
  /** The anchor of the section on the home page. */
  id: string;
  name: string;
  /** The home page has it today. A test holds this against the page itself. */
  stands?: true;
};

/** The sections of the home page, in the order of the page. Only those that stand may be linked. */
export const homeSections = [
  { id: "hero", name: "Welcome", stands: true },
  { id: "countries", name: "Countries", stands: true },
  { id: "regional-hq", name: "Regional headquarters", stands: true },
  { id: "summary", name: "Summary", stands: true },
  { id: "global-expansion", name: "Global expansion", stands: true },
  { id: "problem", name: "The problem", stands: true },
  { id: "finance", name: "Finance", stands: true },
  { id: "strategy", name: "Strategy", stands: true },
  { id: "vision", name: "Vision", stands: true },
  { id: "why-now", name: "Why now", stands: true },
  { id: "soil-first", name: "Soil first", stands: true },
  { id: "integrated-solution", name: "Integrated solution", stands: true },
  { id: "integration-technology", name: "Integration technology", stands: true },
  { id: "strategic-differentiators", name: "Strategic differentiators", stands: true },
  { id: "value-capture", name: "Value capture", stands: true },
  { id: "financials", name: "Financials", stands: true },
  { id: "portfolio-overview", name: "Portfolio overview", stands: true },
  { id: "competitive-advantage", name: "Competitive advantage", stands: true },
  { id: "guiding-values", name: "Guiding values", stands: true },
  { id: "who-we-serve", name: "Who we serve", stands: true },
  { id: "faqs", name: "Questions and answers", stands: true },
  { id: "investor-safeguards", name: "Investor safeguards", stands: true },
  { id: "institutional-model", name: "Institutional model", stands: true },
  { id: "cta", name: "Take part", stands: true },
] as const satisfies readonly HomeSection[];

type HomeSectionId = (typeof homeSections)[number]["id"];

/** What Alt and the digits 1 to 9 lead to, in this order. */
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

const standing: readonly HomeSection[] = homeSections.filter((section: HomeSection) => section.stands);

/** The sections that the home page has today. */
export const listHomeSections = (): readonly HomeSection[] => standing;

/** The section that Alt and `digit` (1 to 9) lead to; undefined while the home page does not have it. */
export const sectionOfDigit = (digit: number): HomeSection | undefined =>
  standing.find(({ id }) => id === digitIds[digit - 1]);

/** The digit that leads to a section with Alt. */
export function digitOfSection(id: string): number | undefined {
  const at = digitIds.findIndex((known) => known === id);
  return at < 0 ? undefined : at + 1;
}
