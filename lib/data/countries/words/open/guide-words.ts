import type { Status } from "../../record/open/fields.ts";
import type { Registration } from "../../record/open/registration-schema.ts";
import type { Agency, Country, Figure } from "../../record/open/schema.ts";
import {
  dateFormat,
  listFormat,
  numberFormat,
  pluralRules,
  upperCase,
} from "#lib/platform/words/open/formats.ts";

type RegistrationStep = Registration["steps"][number];

/*
 * The texts of a country guide. Each sentence is one whole template, chosen by case and never concatenated, so that a
 * translator can replace it whole.
 */

const count = numberFormat();
const plural = pluralRules();
const and = listFormat({ type: "conjunction" });

/** "cocoa, gold and timber" */
export const listed = (items: readonly string[]): string => and.format(items);

/** Items of a cell, separated by commas because they may contain "and" themselves. */
export const enumerated = (items: readonly string[]): string => items.join(", ");

const daysWords: Record<string, (n: string) => string> = {
  one: (n) => `${n} day`,
  other: (n) => `${n} days`,
};
const counted = (words: Record<string, (n: string) => string>, n: number) =>
  (words[plural.select(n)] ?? words["other"]!)(count.format(n));

export const days = (n: number): string => counted(daysWords, n);

/** "1 day", "3 to 28 days", "the same day" for a span of zero days. */
export function daySpan({ min, max }: { min: number; max: number }): string {
  if (max === 0) return "the same day";
  return min === max ? days(max) : `${count.format(min)} to ${days(max)}`;
}

/** An amount in its own currency, with its code because several countries share a symbol. */
export function money({ amount, currency }: { amount: number; currency: string }): string {
  if (amount === 0) return "Free";
  return numberFormat({
    style: "currency",
    currency,
    currencyDisplay: "code",
    trailingZeroDisplay: "stripIfInteger",
  })
    .format(amount)
    .replace(/\u00a0/g, " ");
}

/** "December 2026" from "2026-12"; "1 July 1960" from "1960-07-01"; other text unchanged. */
export function dateWords(date: string): string {
  const [y, m, d] = date.split("-").map(Number);
  if (!y || !m || !/^\d{4}-\d{2}(-\d{2})?$/.test(date)) return date;
  const options: Intl.DateTimeFormatOptions = { year: "numeric", month: "long", timeZone: "UTC" };
  if (d) options.day = "numeric";
  return dateFormat(options).format(new Date(Date.UTC(y, m - 1, d ?? 1)));
}

/** The edition of a source in its own words, with dates written out: "1 March 2026; data 17 February 2026". */
export const editionWords = (edition: string): string =>
  edition.replace(/\b\d{4}-\d{2}(?:-\d{2})?\b/g, dateWords);

/** A country's name inside a sentence; some names take an article. */
const articled = new Set(["central-african-republic", "comoros", "dr-congo", "gambia", "seychelles"]);
export const inSentence = (country: Pick<Country, "slug" | "name">): string =>
  articled.has(country.slug) ? `the ${country.name}` : country.name;

/** Capitalises text that opens a sentence: "The Gambia", "Visa-free entry". */
export const asSentence = (text: string): string => `${upperCase(text.charAt(0))}${text.slice(1)}`;

/** Says that a reported time is that of the discontinued Doing Business series; null if it is not. */
export function timeNote({
  registration,
  figures,
}: Pick<Country, "registration" | "figures">): string | null {
  const { days: span } = registration;
  const counted2020 = figures.starting_days;
  if (!span || !counted2020) return null;
  // The records round half days up.
  const whole = Math.ceil(counted2020.value);
  return span.min === whole || span.max === whole
    ? `Doing Business 2020 counted ${days(counted2020.value)} (discontinued), last known`
    : null;
}

/** Who a step is for; null for a step that is for all. */
export const forWords: Record<RegistrationStep["for"], string | null> = {
  all: null,
  companies: "companies only",
  "sole-traders": "sole traders only",
  employers: "employers only",
  foreigners: "foreign owners and staff only",
};

const repeatsNone: readonly (readonly [RegExp, string])[] = [
  [/^(?:none asked|no minimum)(?:; )?$/, ""],
  [/^no minimum; /, ""],
  [/^none asked of /, "for "],
  [/^none (?:asked )?(?=in )/, ""],
  [/^free; /, ""],
];

/** The source's note on the minimum capital, without the "none" that the amount already says. */
export function noteOfCapital({ amount, note = "" }: { amount: number; note?: string | undefined }): string {
  if (amount > 0) return note;
  return repeatsNone.reduce((text, [pattern, instead]) => text.replace(pattern, instead), note);
}

/** "18% (indicative)": a value in doubt, where it is shown without its other marks. */
export const doubted = (value: string, { indicative }: Pick<Figure, "indicative">): string =>
  indicative ? `${value} (indicative)` : `${value} (in doubt)`;

const salesTaxNames: Readonly<Record<string, string>> = { GST: "GST", "sales tax": "sales tax" };

/** The sales tax as the country calls it; VAT unless a source names it otherwise. */
export const salesTaxName = ({ tax }: Pick<Country, "tax">): string =>
  salesTaxNames[tax.sales?.kind ?? ""] ?? "VAT";

/** The status of a fact, as its own sentence. */
export const statusSentences: Record<Status, string> = { sourced: "Sourced.", indicative: "Indicative." };

/** The status of a step on paper, where a source cannot be a link: "Sourced as of 2017 and 2019; others undated." */
export function statusWithYears(status: Status, years: readonly (number | null)[]): string {
  const known = [...new Set(years)].flatMap((year) => (year === null ? [] : [String(year)])).sort();
  if (years.length === 0) return statusSentences[status];
  if (known.length === 0) return `${asSentence(status)}, year not stated.`;
  return years.includes(null)
    ? `${asSentence(status)} as of ${listed(known)}; others undated.`
    : `${asSentence(status)} as of ${listed(known)}.`;
}

type Cost = { amount: number; currency: string; note?: string | undefined };

const bounds: Readonly<Record<string, string>> = {
  from: "from",
  about: "about",
  ceiling: "up to",
  minimum: "at least",
};

/**
 * Splits a note that begins with how its amount is meant: the word to put before the amount, and the rest of the note.
 */
export function boundOfNote(note = ""): { before: string | null; note: string } {
  const [whole, word] = /^(from|about|ceiling|minimum)(?:[;,] | (?=\())/.exec(note) ?? [];
  return whole && word
    ? { before: bounds[word] ?? null, note: note.slice(whole.length) }
    : { before: null, note };
}

/** Whether a note only repeats the amount "Free". */
export const isFreeAgain = (note: string): boolean =>
  /^(?:free(?: of charge|,? online)?|no charge)$/.test(note);

/** A note in brackets, whose own brackets become commas: "(USD 120 for an SA, 2024)". */
export const inBrackets = (note: string): string =>
  `(${note
    .replace(/^\(([^()]*)\)/, "$1")
    .replace(/ \(([^()]*)\)(?=$|[,;:.])/g, ", $1")
    .replace(/ \(([^()]*)\)/g, ", $1,")})`;

/** An amount, whether it is the last known one, and then the source's note. */
export function costOnPaper(cost: Cost, isLastKnownOne = isOldNote(cost.note)): string {
  const { before, note } = boundOfNote(cost.note);
  const amount = before ? `${before} ${money(cost)}` : money(cost);
  const aged = isLastKnownOne ? `${amount}, last known` : amount;
  const rest = cost.amount === 0 ? note.replace(/^free[;,]? /, "") : note;
  return rest && !isFreeAgain(note) ? `${aged} ${inBrackets(rest)}` : aged;
}

export const onlineWords: Record<NonNullable<Registration["online"]>, string> = {
  full: "Yes, the whole path",
  partial: "In part",
  none: "No",
};

export const stepOnlineWords = (online: boolean): string => (online ? "yes" : "no, in person");

/** Shown once under the steps instead of with each step it applies to. */
export const leftOut = "What a step costs or how long it takes is left out where no source says it.";

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

/** Fees and times of 2020 or earlier are the last known ones. */
const lastKnownBefore = 2021;

/** Whether fees and times of this year are only the last known ones. */
export const isLastKnownYear = (year: number): boolean => year < lastKnownBefore;

const isOld = (years: readonly number[]): boolean => years.length > 0 && isLastKnownYear(Math.max(...years));

/** True if the newest year among the named sources is 2020 or earlier; unknown years are ignored. */
export const isLastKnown = (
  step: { sources: readonly string[] },
  sources: Registration["sources"],
): boolean =>
  isOld(sources.flatMap(({ id, year }) => (step.sources.includes(id) && year !== null ? [year] : [])));

/* A year, and not part of an amount such as 2,000 or 0.2019. */
const yearInWords = /(?<![\d.,])(?:19|20)\d{2}(?![.,]?\d)/g;

/** True if the newest year in an amount's note is 2020 or earlier. */
export const isOldNote = (note: string | undefined): boolean =>
  isOld((note?.match(yearInWords) ?? []).map(Number));

/** A fee is also a last known one if its own note is that old, however new the page that repeats it. */
export const isLastKnownCost = (
  step: Pick<RegistrationStep, "cost" | "sources">,
  sources: Registration["sources"],
): boolean => isOldNote(step.cost?.note) || isLastKnown(step, sources);

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
