import type { Hiring, MinimumWage } from "../../record/open/hiring-schema.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { dateWords } from "./guide-words.ts";

const count = numberFormat();

const wageTemplates: Record<MinimumWage["per"], { dated: (since: string) => string; undated: string }> = {
  hour: { dated: (since) => `an hour, since ${since}`, undated: "an hour, since when is not stated" },
  day: { dated: (since) => `a day, since ${since}`, undated: "a day, since when is not stated" },
  month: { dated: (since) => `a month, since ${since}`, undated: "a month, since when is not stated" },
};

/** The words after the amount of a minimum wage: "a month, since 1 January 2023". */
export const wageWords = ({ per, since }: MinimumWage): string =>
  since ? wageTemplates[per].dated(dateWords(since)) : wageTemplates[per].undated;

const unitTemplates: Record<MinimumWage["per"], (currency: string) => string> = {
  hour: (currency) => `Amounts in ${currency} an hour.`,
  day: (currency) => `Amounts in ${currency} a day.`,
  month: (currency) => `Amounts in ${currency} a month.`,
};

/** The unit of the bare numbers in a wage's note, for a note that is shown apart from the wage. */
export const wageUnit = ({ currency, per }: Pick<MinimumWage, "currency" | "per">): string =>
  unitTemplates[per](currency);

/**
 * Wages change every year or two, so one that is more than two years old on `asOf`, or undated, is the last known one.
 */
export function isLastKnownWage({ since }: MinimumWage, asOf: string): boolean {
  if (!since) return true;
  const limit = `${Number(asOf.slice(0, 4)) - 2}${asOf.slice(4)}`;
  return since < limit.slice(0, since.length);
}

export const weeklyHours = (hours: number): string => `${count.format(hours)} hours`;

const leaveTemplates: Record<
  NonNullable<NonNullable<Hiring["annualLeave"]>["unit"]>,
  (n: string) => string
> = {
  "working days": (n) => `${n} working days`,
  "calendar days": (n) => `${n} calendar days`,
};

/** "24 working days", followed by the note; the note alone if no number is known. */
export function leaveWords({ days, unit, note }: NonNullable<Hiring["annualLeave"]>): string | null {
  if (days === null || unit === null) return note;
  const words = leaveTemplates[unit](count.format(days));
  return note ? `${words}; ${note}` : words;
}

/** "98 days" of paid leave, with its weeks to one decimal. */
export const maternityWords = (days: number): string =>
  `${count.format(days)} days, ${numberFormat({ maximumFractionDigits: 1 }).format(days / 7)} weeks`;
