import { listFormat, numberFormat, pluralRules } from "#lib/platform/words/open/formats.ts";
import { inBrackets, money } from "../../words/open/guide-words.ts";
import type { PathKind } from "./path-kinds.ts";

/*
 * The texts of the registration paths. Each sentence is one whole template, chosen by case and never concatenated.
 * `name` is the country's name as it is used inside a sentence.
 */

type PathWords = {
  /** Its label among the tabs. */
  tab: string;
  title: (name: string) => string;
  /** Shown if no source says how it is done. */
  unread: (name: string) => string;
};

export const pathWords: Readonly<Record<PathKind, PathWords>> = {
  company: {
    tab: "Local company",
    title: (name) => `Register a company in ${name}`,
    unread: (name) => `No source says how a company is registered in ${name}.`,
  },
  "sole-trader": {
    tab: "Sole trader",
    title: (name) => `Register as a sole trader in ${name}`,
    unread: (name) => `No source says how a sole trader registers in ${name}. The steps below hold for every business there.`,
  },
  "foreign-owner": {
    tab: "Foreign owner",
    title: (name) => `Open a company in ${name} as a foreigner`,
    unread: (name) => `No source says how a company is registered in ${name}.`,
  },
  branch: {
    tab: "Branch",
    title: (name) => `Open a branch in ${name} of a company from abroad`,
    unread: (name) => `No source says how a branch is registered in ${name}. The steps below hold for every business there, and for people from abroad.`,
  },
}; // prettier-ignore

/** The title as people search for it: "Register a company in Togo: steps, cost, time (2026)". */
export const searchTitle = (kind: PathKind, name: string, year: string): string =>
  `${pathWords[kind].title(name)}: steps, cost, time (${year})`;

const count = numberFormat();
const plural = pluralRules();
const and = listFormat({ type: "conjunction" });

const stepCounts: Record<string, (n: string) => string> = {
  one: (n) => `${n} step`,
  other: (n) => `${n} steps`,
};
/** "5 steps", in headings and in sentences. */
export const stepsIn = (n: number): string =>
  (stepCounts[plural.select(n)] ?? stepCounts["other"]!)(count.format(n));

/** An amount that may have an upper end: "XOF 25,400 to 30,000", "from XOF 8,500". */
export function moneySpan({
  min,
  max,
  currency,
}: {
  min: number;
  max: number | null;
  currency: string;
}): string {
  const least = money({ amount: min, currency });
  if (max === null) return min === 0 ? "Free or more" : `from ${least}`;
  if (max === min) return least;
  return min === 0 ? `up to ${money({ amount: max, currency })}` : `${least} to ${count.format(max)}`;
}

/** The two ends of a span of amounts, which may be converted separately: "XOF 25,400" and "to 30,000". */
export const spanParts = ({ min, max, currency }: { min: number; max: number; currency: string }) =>
  [money({ amount: min, currency }), `to ${count.format(max)}`] as const;

/** The summed fees of steps, in each of their currencies. */
export const feesListed = (sums: readonly { currency: string; amount: number }[]): string =>
  and.format(sums.map(money));

/** Says for how many of the steps a fee is known. */
export const feesRead = (known: number, of: number): string =>
  known === of
    ? "fees of all its steps; no total is known"
    : `fees known for ${count.format(known)} of its ${stepsIn(of)}; no total is known`;

/** Lists the known fees if they make no total. */
export const feesSentence = (
  sums: readonly { currency: string; amount: number }[],
  known: number,
  of: number,
): string =>
  known === of
    ? `We know the fees of all its steps (${feesListed(sums)}), but no source gives a total.`
    : `We know the fees of ${count.format(known)} of the ${stepsIn(of)} (${feesListed(sums)}), so there is no total yet.`;

/** Why a foreign owner is not shown the figures of a local company. */
export const foreignOwnerUnknown =
  "No total is known for a foreign owner, and a local company's figures do not apply.";

/** The fees of a foreign owner's own steps, if any is known. */
export const furtherFees = (sums: readonly { currency: string; amount: number }[]): string =>
  `The fees we know of a foreign owner's own steps begin at ${feesListed(sums)}.`;
export const furtherUnread = "We found no fee for a foreign owner's own steps.";

/** Shown if no source names a step that only a foreign owner takes. */
export const noOwnSteps = "Our sources name no step of its own; ask the investment agency.";

/** The same parts of an answer on the printed sheet, in one line each. */
export const costOnSheet = (span: string, includes: string): string => `${span} ${inBrackets(includes)}`;
export const feesOnSheet = (sums: string, read: string): string => `${sums} (${read})`;

export const noneKnown = "No source says what it costs, how long it takes or what capital it asks for.";

type Priced = { of: "path"; min: number; max: number | null } | { of: "steps" };

/** The label of the amount on a card. A span with only one end already says "from" or "up to". */
export function priceLabel(cost: Priced | null): string {
  if (cost?.of === "steps") return "Cost";
  return cost && cost.min > 0 && cost.max !== null ? "It costs about" : "It costs";
}

const taxes = {
  both: (tax: string, sales: string) => `Then, each year: company tax ${tax} of profit; ${sales}.`,
  tax: (tax: string) => `Then, each year: company tax ${tax} of profit.`,
  sales: (sales: string) => `Then: ${sales}.`,
  none: "Then come taxes and returns.",
};
const ownTaxes = {
  sales: (sales: string) => `Then: income tax, or what small firms pay; ${sales}.`,
  none: "Then come income tax, or what small firms pay, and returns.",
};

/**
 * Which taxes are due once the business runs; a rate that is old is left out. `sales` names the tax with its rate. A
 * sole trader pays no company tax.
 */
export function taxesThen(kind: PathKind, tax: string | null, sales: string | null): string {
  if (kind === "sole-trader") return sales ? ownTaxes.sales(sales) : ownTaxes.none;
  if (tax && sales) return taxes.both(tax, sales);
  if (tax) return taxes.tax(tax);
  return sales ? taxes.sales(sales) : taxes.none;
}

const officeFor: Record<string, (numbers: string) => string> = {
  one: (numbers) => `For step ${numbers}.`,
  other: (numbers) => `For steps ${numbers}.`,
};

/** Which steps an office is for; null if it is for none of the numbered steps. */
export const officeSteps = (numbers: readonly number[]): string | null =>
  numbers.length > 0
    ? (officeFor[plural.select(numbers.length)] ?? officeFor["other"]!)(
        and.format(numbers.map((n) => count.format(n))),
      )
    : null;

const paperCounts: Record<string, (n: string) => string> = {
  one: (n) => `Have ${n} paper at hand`,
  other: (n) => `Have ${n} papers at hand`,
};
export const papersHeading = (n: number): string =>
  (paperCounts[plural.select(n)] ?? paperCounts["other"]!)(count.format(n));

const descriptions = {
  all: (title: string, cost: string, time: string, steps: string) =>
    `${title}: ${cost}, ${time}. ${steps} with offices, papers and fees, each with its source and year.`,
  cost: (title: string, cost: string, steps: string) =>
    `${title}: ${cost}. ${steps} with offices, papers and fees, each with its source and year.`,
  time: (title: string, time: string, steps: string) =>
    `${title}: ${time}. ${steps} with offices, papers and fees, each with its source and year.`,
  none: (title: string, steps: string) =>
    `${title}: ${steps} with offices, papers and fees, each with its source and year.`,
};

/**
 * The description for search results, at most 155 characters: what registering costs and how long it takes, if that is
 * known and fits.
 */
export function pathDescription(
  title: string,
  { cost, time, steps }: { cost: string | null; time: string | null; steps: number },
): string {
  const counted = stepsIn(steps);
  const whole = [
    cost && time && descriptions.all(title, cost, time, counted),
    cost && descriptions.cost(title, cost, counted),
    time && descriptions.time(title, time, counted),
    descriptions.none(title, counted),
  ].filter((text) => typeof text === "string" && text !== "");
  return whole.find((text) => text && text.length <= longestDescription) ?? title;
}

const longestDescription = 155;
