import type { Holidays } from "../../record/open/holidays-schema.ts";
import { dateFormat, listFormat } from "#lib/platform/words/open/formats.ts";
import type { Status } from "../../record/open/fields.ts";

const weekday = dateFormat({ weekday: "short", day: "numeric", month: "long", timeZone: "UTC" });
const dayOfMonth = dateFormat({ weekday: "short", day: "numeric", timeZone: "UTC" });
const monthAndYear = dateFormat({ month: "long", year: "numeric", timeZone: "UTC" });
const list = listFormat({ type: "conjunction" });
const either = listFormat({ type: "disjunction" });

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/** "Mon, 29 March" */
export const dayWords = (day: string): string => weekday.format(utc(day));

/** "Mon 29", in a list of one month. */
export const dayOfMonthWords = (day: string): string => dayOfMonth.format(utc(day));

/** "March 2027" of a month or one of its days. */
export const monthWords = (day: string): string => monthAndYear.format(utc(`${day.slice(0, 7)}-01`));

type Marked = {
  isEstimated: boolean;
  status?: Status;
  note?: string | undefined;
};

/** The marks to show beside a holiday; empty if there are none. */
export const holidayMarks = ({ isEstimated, status: known, note }: Marked): string =>
  [isEstimated && "estimated", known === "indicative" && "indicative", note].filter(Boolean).join("; ");

/** Shown in place of a day that is not known; `noDayNote` says what it means. */
export const noDay = "–";

/** Why a day of one of the years is missing. */
export const noDayNote = `${noDay} means we could not establish the date, or it is not a holiday that year.`;

/** Around when a holiday without a fixed date is announced for. */
export const announcedWords = (around: string): string => `announced each year: ${around}`;

/** "Day off for Independence Day", in place of it or beside it. */
export const dayOffWords = (name: string): string => `Day off for ${name}`;

const estimatedNote =
  "Estimated: the day depends on the sighting of the moon and may shift by a day. It is computed by the Umm al-Qura calendar.";
const reckonedNote =
  "Estimated: Hindu and Chinese feasts follow other calendars; confirm them before you plan.";

/** Each rule for days off once, with the holidays it applies to. */
function daysOffNotes({ days }: Holidays): string[] {
  const rules = [...new Set(days.flatMap(({ observed }) => observed ?? []))];
  return rules.map((rule) => {
    const names = days.filter(({ observed }) => observed === rule).map(({ name }) => name);
    return `Days off: ${rule} (${list.format(names)}).`;
  });
}

/** What a reader must know about the dates, one sentence each. */
export const holidayNotes = (holidays: Holidays): string[] => [
  ...(holidays.days.some(({ rule }) => rule?.startsWith("islamic:")) ? [estimatedNote] : []),
  ...(holidays.days.some(({ rule }) => rule?.startsWith("lunisolar:")) ? [reckonedNote] : []),
  ...daysOffNotes(holidays),
];

/** Holidays that older lists still have, and days that were off only once. */
export const pastNotes = ({ removed, declaredOnce }: Holidays): string[] => [
  ...(removed.length > 0
    ? [`No longer public holidays: ${list.format(removed.map(({ name, since }) => `${name} (${since})`))}.`]
    : []),
  ...(declaredOnce.length > 0 ? [`Off once only: ${list.format(declaredOnce)}.`] : []),
];

/** A name inside a sentence: lower case unless it begins with an abbreviation. */
const small = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

const ofReturn = /^(?:File (?:the )?)?(.+?) returns?$/;

/**
 * What is due on a day as one would say it: "File the VAT return". If a return and its payment have different days,
 * `part` selects one of them: "Pay VAT".
 */
export function dueTitle(what: string, part: "return" | "payment" | null): string {
  if (part === null)
    return what.replace(/^File (?!the |and )/, "File the ").replace(/^(File .+?) returns\b/, "$1 return");
  const tax = small(ofReturn.exec(what)?.[1] ?? what);
  if (part === "payment") return `Pay ${tax}`;
  return ofReturn.test(what) ? `File the ${tax} return` : `File the return of ${tax}`;
}

/** Shown beside a duty that follows a tax period: it is due only if one has just ended. */
export const afterPeriodWords = "if a tax period ended the month before";

/** Whom to ask about a day that is in doubt, and what the doubt is. */
export const confirmWith = (institution: string, doubt: string): string =>
  `Confirm with ${institution}: ${doubt}.`;

/** Shown beside a doubtful day whose doubt is explained earlier. */
export const confirmWords = "Confirm the day with the office.";

/** When a duty is due, in one line. Names the office that has the last word if the day is in doubt. */
export const whenInLine = ({
  when,
  institution,
  confirm,
}: {
  when: string;
  institution: string;
  confirm: string | null;
}): string => (confirm ? `${when} (confirm with ${institution})` : when);

/** The mark of a duty that no source states; a sourced one needs none. */
export const dutyMark: Record<Status, string | null> = { sourced: null, indicative: "indicative" };

/** Shown once instead of at each marked duty. */
export const dutyMarkNote = "Duties marked indicative have no source: confirm them with the office.";

/** Why a due date may move. */
export const mayMoveWords = (why: string): string =>
  `a ${why === "holiday" ? "public holiday" : why}: may move, ask the office`;

/**
 * "a Sunday or a public holiday": when the offices of a country are closed. `weekend` is empty if it is not certain.
 */
export const closedWords = (weekend: readonly string[]): string =>
  either.format([
    ...weekend.map((day) => `a ${day}`),
    "a public holiday",
    ...(weekend.length > 0 ? [] : ["another day when the office is closed"]),
  ]);
