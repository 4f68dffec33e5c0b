import type { Holidays } from "../../record/open/holidays-schema.ts";
import { dateFormat, listFormat, pluralRules } from "#lib/words/open/formats.ts";
import type { Status } from "../../record/open/fields.ts";

const weekday = dateFormat({ weekday: "short", day: "numeric", month: "long", timeZone: "UTC" });
const dayOfMonth = dateFormat({ weekday: "short", day: "numeric", timeZone: "UTC" });
const monthAndYear = dateFormat({ month: "long", year: "numeric", timeZone: "UTC" });
const list = listFormat({ type: "conjunction" });
const plural = pluralRules();

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/** "Mon, 29 March" */
export const dayWords = (day: string): string => weekday.format(utc(day));

/** "Mon 29", in a list of one month. */
export const dayOfMonthWords = (day: string): string => dayOfMonth.format(utc(day));

/** "March 2027" of a month or one of its days. */
export const monthWords = (day: string): string => monthAndYear.format(utc(`${day.slice(0, 7)}-01`));

type Marked = { isEstimated: boolean; isDisputed: boolean };

/** What must be told beside a holiday; empty where nothing must. */
export const holidayMarks = ({ isEstimated, isDisputed }: Marked): string =>
  [isEstimated && "estimated", isDisputed && "lists differ"].filter(Boolean).join("; ");

/** Stands in place of a day that is not worked out; `notWorkedOut` says what it means. */
export const noDay = "–";

/** Why a day of the year before the list's is missing. */
export const notWorkedOut = (year: number): string =>
  `${noDay}: for ${year} the day cannot be worked out with certainty, such as a day off in place of a holiday, or it was not held.`;

/** What a reader must know of the dates, one sentence each. */
export const holidayNotes = ({ days, compared }: Holidays): string[] => [
  ...(days.some(({ kind }) => kind === "islamic")
    ? ["Estimated: the day depends on the sighting of the moon and may shift by a day."]
    : []),
  ...(compared ? comparedNotes(compared) : []),
];

const agreements: Record<string, (n: Record<"both" | "here", number>) => string> = {
  one: ({ both, here }) => `A second list agrees on ${both} of ${here} date.`,
  other: ({ both, here }) => `A second list agrees on ${both} of ${here} dates.`,
};

function comparedNotes({ here, both, onlyHere, onlyThere }: NonNullable<Holidays["compared"]>): string[] {
  const named = (days: typeof onlyHere) =>
    list.format(days.map(({ date, name }) => `${name} (${dayWords(date)})`));
  return [
    (agreements[plural.select(here)] ?? agreements["other"]!)({ both, here }),
    ...(onlyHere.length > 0 ? [`Only the first list has ${named(onlyHere)}.`] : []),
    ...(onlyThere.length > 0 ? [`Only the second list has ${named(onlyThere)}, not shown here.`] : []),
  ];
}

/** How a duty is known. */
export const dutyStatus: Record<Status, string> = {
  sourced: "sourced",
  indicative: "indicative: to be confirmed",
};

/** Why a due day may be another. */
export const mayMoveWords: Record<"Sunday" | "holiday", string> = {
  Sunday: "a Sunday: may move, ask the office",
  holiday: "a public holiday: may move, ask the office",
};
