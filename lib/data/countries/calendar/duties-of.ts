import { lastDayOf, type Due, type MonthDay, parseDue } from "./due.ts";
import type { Status } from "../record/open/fields.ts";
import type { RegistrationDuty } from "../record/open/registration-schema.ts";
import type { Country } from "../record/open/schema.ts";
import type { TaxDateKind } from "../record/open/tax-schema.ts";

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"];

const monthName = `(?:${months.join("|")})`;
const date = `\\d{1,2} ${monthName}`;
const nth = "(\\d{1,2})(?:st|nd|rd|th)";
const ownYearEnd = "(?:the )?(?:financial )?year-end";

/** "before 1 May" is due on 30 April, "before 30 April" on 29 April. */
function dayFrom(text: string, isBefore: boolean): MonthDay {
  const [day = "", month = ""] = text.split(" ");
  const at = new Date(Date.UTC(2027, months.indexOf(month), Number(day) - (isBefore ? 1 : 0)));
  return { month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

const yearly = (text: string, isBefore = false): Due => ({
  every: "year",
  on: (text.match(new RegExp(date, "g")) ?? []).map((one) => dayFrom(one, isBefore)),
});

/**
 * The last day of the month that is `count` months after the end of the firm's financial year, for one that ends on 31
 * December.
 */
const afterYear = (count: number): Due => ({
  every: "own-year",
  on: [{ month: count, day: Number(lastDayOf(2027, count).slice(8)) }],
});

/** The phrasings that state a certain date. A form must match the whole text; a text that says more is rejected. */
const forms: readonly (readonly [form: string, read: (...found: string[]) => Due])[] = [
  [`monthly,? by the ${nth}`, (day) => ({ every: "month", day: Number(day) })],
  [`(?:monthly, )?by the ${nth} of the following month`, (day) => ({ every: "month", day: Number(day) })],
  [`monthly, before the ${nth}`, (day) => ({ every: "month", day: Number(day) - 1 })],
  ["within (\\d{1,2}) days of month-end", (day) => ({ every: "month", day: Number(day) })],
  ["monthly, by the end of the next month", () => ({ every: "month", day: "last" })],
  [
    `quarterly, by the ${nth} after the quarter`,
    (day) => ({ every: "year", on: [1, 4, 7, 10].map((month) => ({ month, day: Number(day) })) }),
  ],
  [`(?:(?:yearly|every year),? )?(?:by )?(${date})(?:, even when nil)?`, (day = "") => yearly(day)],
  [`(?:(?:yearly|every year),? )?before (${date})`, (day = "") => yearly(day, true)],
  [`(${date}(?:, ${date})* and ${date})`, (days = "") => yearly(days)],
  [`before (${date}(?:, ${date})* and ${date})`, (days = "") => yearly(days, true)],
  [`between ${date} and (${date})`, (day = "") => yearly(day)],
  [`${date} to (${date})`, (day = "") => yearly(day)],
  [
    `within (${numbers.join("|")}) months? (?:of|after) ${ownYearEnd}`,
    (count = "") => afterYear(numbers.indexOf(count) + 1),
  ],
  [
    `by the end of the (${ordinals.join("|")}) month after the tax year`,
    (count = "") => afterYear(ordinals.indexOf(count) + 1),
  ],
];

const readers = forms.map(([form, read]) => [new RegExp(`^${form}$`), read] as const);

/** A penalty for lateness says nothing about the date. */
const penalty = /; half (the fee per month late|as much again after)$/;

/** Parses the text of a record into a due date; null if it states no certain date. */
export function parseWhen(text: string): Due | null {
  const words = text.trim().toLowerCase().replace(penalty, "");
  for (const [form, read] of readers) {
    const found = form.exec(words);
    if (found) return read(...found.slice(1));
  }
  return null;
}

/** A duty after registration, with the one date that the record has for it. */
export type Duty = {
  what: string;
  when: string;
  institution: string;
  status: Status;
  /** Ids in the registration's own list of sources. */
  sources: readonly string[];
  /** Ids in the shared table of sources, for the date. */
  dateSources: readonly string[];
  asOf: string | null;
  /** Null if the text gives no day that is the same for everybody. */
  due: Due | null;
  /** The payment date, if it differs from that of the return. */
  payment: Due | null;
  /** What is in doubt, to be confirmed with the office. */
  confirm: string | null;
  /** The tax date that the duty refers to. */
  of: TaxDateKind | null;
};

function dutyOf({ tax }: Pick<Country, "tax">, row: RegistrationDuty): Duty {
  const { what, when = "", of, institution, status, sources } = row;
  const date = of && tax.dates[of];
  const known = { what, institution, sources };
  if (!date)
    return {
      ...known,
      when,
      status,
      dateSources: [],
      asOf: null,
      due: parseWhen(when),
      payment: null,
      confirm: null,
      of: null,
    };
  return {
    ...known,
    when: date.when,
    status: date.status,
    dateSources: date.sources,
    asOf: date.asOf,
    due: date.due === null ? null : parseDue(date.due),
    payment: date.payment === undefined ? null : parseDue(date.payment),
    confirm: date.confirm ?? null,
    of,
  };
}

/**
 * The duties of a record. A tax duty takes its day from `tax.dates`; every page and file reads those dates through this
 * function.
 */
export const dutiesOf = (country: Pick<Country, "tax" | "registration">): Duty[] =>
  country.registration.duties
    // A tax date whose source is switched off has no text to show.
    .filter(({ of }) => of === undefined || country.tax.dates[of] !== null)
    .map((row) => dutyOf(country, row));
