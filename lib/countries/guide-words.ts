import type { Agency, Country, Registration, Status } from "./schema.ts";

type RegistrationStep = Registration["steps"][number];

/*
 * The words of a country guide. A sentence is one whole template, chosen by case and never glued together from
 * pieces, so that a translator can replace it whole.
 */

const locale = "en-GB";
const count = new Intl.NumberFormat(locale);
const plural = new Intl.PluralRules(locale);
const and = new Intl.ListFormat(locale, { type: "conjunction" });

/** "cocoa, gold and timber" */
export const listed = (items: readonly string[]): string => and.format(items);

/** Items of a cell, side by side; they may contain "and" themselves. */
export const enumerated = (items: readonly string[]): string => items.join(", ");

const daysWords: Record<string, (n: string) => string> = {
  one: (n) => `${n} day`,
  other: (n) => `${n} days`,
};
const stepsWords: Record<string, (n: string) => string> = {
  one: (n) => `${n} step`,
  other: (n) => `${n} steps`,
};

const counted = (words: Record<string, (n: string) => string>, n: number) =>
  (words[plural.select(n)] ?? words["other"]!)(count.format(n));

export const days = (n: number): string => counted(daysWords, n);

/** "1 day", "3 to 28 days", "under a day" for a span of nothing. */
export function daySpan({ min, max }: { min: number; max: number }): string {
  if (max === 0) return "the same day";
  return min === max ? days(max) : `${count.format(min)} to ${days(max)}`;
}

/** An amount in its own currency, by code, because several countries share a sign. */
export function money({ amount, currency }: { amount: number; currency: string }): string {
  if (amount === 0) return "Free";
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "code",
    trailingZeroDisplay: "stripIfInteger",
  })
    .format(amount)
    .replace(/\u00a0/g, " ");
}

/** "December 2026" from "2026-12"; "1 July 1960" from "1960-07-01"; other text as it is. */
export function dateWords(date: string): string {
  const [y, m, d] = date.split("-").map(Number);
  if (!y || !m || !/^\d{4}-\d{2}(-\d{2})?$/.test(date)) return date;
  const options: Intl.DateTimeFormatOptions = { year: "numeric", month: "long", timeZone: "UTC" };
  if (d) options.day = "numeric";
  return new Intl.DateTimeFormat(locale, options).format(new Date(Date.UTC(y, m - 1, d ?? 1)));
}

/** The name inside a sentence; some want an article. */
const articled = new Set(["central-african-republic", "comoros", "dr-congo", "gambia", "seychelles"]);
export const inSentence = (country: Pick<Country, "slug" | "name">): string =>
  articled.has(country.slug) ? `the ${country.name}` : country.name;

const offices = (steps: readonly RegistrationStep[]) =>
  new Set(steps.map(({ institution }) => institution)).size;

/** The sentence under the heading: how long the path is and how well it is known. */
export function leadSentence(country: Country): string {
  const { steps } = country.registration;
  const sourced = steps.filter(({ status }) => status === "sourced").length;
  const path = counted(stepsWords, steps.length);
  const span = country.registration.days;
  const all = sourced === steps.length;
  if (span && all)
    return `The path runs through ${path} at ${offices(steps)} offices and takes ${daySpan(span)}; every step was read in a named source.`;
  if (span)
    return `The path runs through ${path} at ${offices(steps)} offices and takes ${daySpan(span)}; ${sourced} of the steps were read in a named source, the rest are to be confirmed.`;
  if (all)
    return `The path runs through ${path} at ${offices(steps)} offices; every step was read in a named source.`;
  return `The path runs through ${path} at ${offices(steps)} offices; ${sourced} of the steps were read in a named source, the rest are to be confirmed.`;
}

/** One sentence with facts, for search results. */
export function guideDescription(country: Country): string {
  const { steps, duties } = country.registration;
  const name = inSentence(country);
  const listedDays = country.figures.starting_days;
  return listedDays
    ? `How to register a business in ${name}: ${counted(stepsWords, steps.length)} with offices, papers and fees, ${duties.length} recurring duties, and ${days(listedDays.value)} by the last international count (2020), each with its source and year.`
    : `How to register a business in ${name}: ${counted(stepsWords, steps.length)} with offices, papers and fees, and ${duties.length} recurring duties, each with its source and year.`;
}

/** Whom a step concerns; a step for all needs no word. */
export const forWords: Record<RegistrationStep["for"], string | null> = {
  all: null,
  companies: "companies only",
  "sole-traders": "sole traders only",
  employers: "employers only",
  foreigners: "foreign owners and staff only",
};

/** How a step is known, on paper, where a source cannot be a link: "sourced as of 2019 and undated". */
export function statusWithYears(status: Status, years: readonly (number | null)[]): string {
  const known = [...new Set(years)].flatMap((year) => (year === null ? [] : [String(year)]));
  if (years.length === 0) return status;
  if (known.length === 0) return `${status}, year not stated`;
  return years.includes(null)
    ? `${status} as of ${enumerated(known)} and undated`
    : `${status} as of ${enumerated(known)}`;
}

/** An amount with what the source says about it. */
export const costOnPaper = (cost: { amount: number; currency: string; note?: string | undefined }): string =>
  cost.note ? `${money(cost)} (${cost.note})` : money(cost);

export const onlineWords: Record<NonNullable<Registration["online"]>, string> = {
  full: "Yes, the whole path",
  partial: "In part",
  none: "No",
};

export const stepOnlineWords = (online: boolean): string => (online ? "yes" : "no, in person");

/** One sentence for what a step's sources leave out; null when nothing is. */
export function notStated(step: RegistrationStep): string | null {
  if (step.cost === null && step.days === null) return "Cost and time: the sources do not say.";
  if (step.cost === null) return "Cost: the sources do not say.";
  if (step.days === null) return "Time: the sources do not say.";
  return null;
}

export const roleWords: Record<Agency["role"], string> = {
  registry: "Business registry",
  investment: "Investment promotion",
  tax: "Tax authority",
  "central-bank": "Central bank",
  statistics: "Statistics office",
  chamber: "Chamber of commerce",
  standards: "Standards body",
  customs: "Customs",
};

const legalTypes: Record<string, string> = {
  company: "Company with limited liability or shares",
  partnership: "Partnership",
  "sole-trader": "Sole trader",
  "public-company": "Company that may offer shares to the public",
  cooperative: "Cooperative",
  branch: "Branch of a foreign company",
  nonprofit: "Not for profit",
  group: "Grouping of businesses",
};
export const legalType = (type: string): string => legalTypes[type] ?? type;

export const ratingWords = { low: "Low", moderate: "Moderate", elevated: "Elevated", high: "High" } as const;

/** Fees and times read only in sources of 2020 or before are the last known ones. */
const lastKnownBefore = 2021;

/** True when the newest year among the named sources is more than five years old; unknown years decide nothing. */
export function isLastKnown(step: { sources: readonly string[] }, sources: Registration["sources"]): boolean {
  const years = sources.flatMap(({ id, year }) => (step.sources.includes(id) && year !== null ? [year] : []));
  return years.length > 0 && Math.max(...years) < lastKnownBefore;
}

const ratifications = {
  yes: "Signed and ratified the African Continental Free Trade Area agreement.",
  signed: "Signed the African Continental Free Trade Area agreement; not ratified.",
  unsure:
    "Signed the African Continental Free Trade Area agreement; whether it is ratified: status not certain.",
  no: "Has not signed the African Continental Free Trade Area agreement.",
} as const;

export function afcftaSentence({ signed, ratified }: Country["afcfta"]): string {
  if (!signed) return ratifications.no;
  if (ratified === null) return ratifications.unsure;
  return ratified ? ratifications.yes : ratifications.signed;
}
