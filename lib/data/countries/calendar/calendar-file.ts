import { createHash } from "node:crypto";
import { brand } from "#lib/platform/brand.ts";
import { icsFile, icsRevision, icsText } from "#lib/platform/text/ics.ts";
import { closedWords, confirmWith, dayOffWords, dueTitle } from "../words/open/calendar-words.ts";
import { inSentence } from "../words/open/guide-words.ts";
import type { Country } from "../record/open/schema.ts";
import { dueDays, type Closed } from "./due.ts";
import { dutyCalendar, holidaysByDay, type DueDuty, type HolidayOnDay } from "./duty-calendar.ts";
import { weekdays, weekendOf, type Weekday } from "../record/weekend.ts";

const bare = (day: string): string => day.replaceAll("-", "");

/**
 * The recurrences of a duty as RRULEs, each with its first day: one for a monthly duty, one per date for a yearly duty.
 */
function recurrences({ due }: DueDuty, { from, closed }: From): { day: string; rule: string }[] {
  const year = Number(from.slice(0, 4));
  const coming = [...dueDays(due, year, closed), ...dueDays(due, year + 1, closed)].filter(
    (day) => day >= from,
  );
  if ("day" in due) {
    const [first] = coming;
    return first ? [{ day: first, rule: `FREQ=MONTHLY;${monthly(due.day, closed)}` }] : [];
  }
  return due.on.flatMap(({ month, day }) => {
    const first = coming.find((one) => Number(one.slice(5, 7)) === month && Number(one.slice(8)) === day);
    return first ? [{ day: first, rule: `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${day}` }] : [];
  });
}

const workdays = (weekend: readonly Weekday[]): string =>
  weekdays
    .filter((day) => !weekend.includes(day))
    .map((day) => day.slice(0, 2).toUpperCase())
    .join(",");

function monthly(day: number | "last" | "last-working-day", { weekend }: Closed): string {
  if (day === "last-working-day") return `BYDAY=${workdays(weekend)};BYSETPOS=-1`;
  return `BYMONTHDAY=${day === "last" ? -1 : day}`;
}

type From = { from: string; closed: Closed };

const afterPeriod = "Due only if a tax period ended the month before.";

/** The description of a duty's calendar entry. */
const aboutDuty = (
  { duty: { institution, when, status, confirm }, due: { every } }: DueDuty,
  weekend: readonly Weekday[],
): string =>
  [
    `${institution}: ${when}.`,
    status === "indicative" && "Indicative: no source states it; confirm it with the office.",
    confirm && confirmWith(institution, confirm),
    every === "period" && afterPeriod,
    `If the day is ${closedWords(weekend)} it may move: ask the office.`,
  ]
    .filter((part) => typeof part === "string")
    .join(" ");

const nameOf = ({ name, isDayOff }: HolidayOnDay): string => (isDayOff ? dayOffWords(name) : name);

const marksOf = ({ isEstimated, isDayOff, status, note }: HolidayOnDay): string =>
  [
    isDayOff ? "Day off in place of a public holiday, or beside one." : "Public holiday.",
    isEstimated && "Depends on the moon: the date is an estimate and may shift by a day.",
    status === "indicative" && "Indicative: no source states it; confirm it locally.",
    note && `Note: ${note}.`,
  ]
    .filter((mark) => typeof mark === "string")
    .join(" ");

/**
 * An iCalendar file (RFC 5545) with the dated duties, their recurrence rules and the public holidays. An entry keeps
 * its UID when its day is corrected: the UID is derived from the holiday and its year, or from the duty. A file made
 * later has a higher sequence number. `page` is the page of the calendar, `made` the time of generation.
 */
export function calendarFile(country: Country, { page, made }: { page: URL; made: Date }): string {
  const { from, until, dated } = dutyCalendar(country);
  const holidaysOn = holidaysByDay(country);
  const closed = { isOff: (day: string) => holidaysOn.has(day), weekend: weekendOf(country.slug) };
  const revision = icsRevision(made);
  const event = (id: readonly string[], day: string, lines: readonly string[]): string[] => [
    "BEGIN:VEVENT",
    `UID:${createHash("sha256")
      .update([country.slug, ...id].join("\n"))
      .digest("hex")
      .slice(0, 32)}@${page.host}`,
    ...revision,
    `DTSTART;VALUE=DATE:${bare(day)}`,
    ...lines,
    "TRANSP:TRANSPARENT",
    `URL:${page.href}`,
    "END:VEVENT",
  ];
  const duties = dated.flatMap((one) => {
    const { of, what } = one.duty;
    const title = dueTitle(what, one.part);
    return recurrences(one, { from, closed }).flatMap(({ day, rule }, nth) =>
      event(["duty", of ?? what, one.part ?? "", `${nth}`], day, [
        `RRULE:${rule}`,
        `SUMMARY:${icsText(title)}`,
        `DESCRIPTION:${icsText(aboutDuty(one, closed.weekend))}`,
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        `DESCRIPTION:${icsText(`In a week: ${title}`)}`,
        "TRIGGER:-P1W",
        "END:VALARM",
      ]),
    );
  });
  const holidays = [...holidaysOn]
    .filter(([date]) => date >= from && date <= until)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([date, off]) =>
      off.flatMap((holiday) =>
        event(["holiday", ...holiday.id], date, [
          `SUMMARY:${icsText(holiday.isEstimated ? `${nameOf(holiday)} (estimated)` : nameOf(holiday))}`,
          `DESCRIPTION:${icsText(marksOf(holiday))}`,
        ]),
      ),
    );
  return icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//Duty calendar//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${icsText(`Duties and holidays in ${inSentence(country)}`)}`,
    ...duties,
    ...holidays,
    "END:VCALENDAR",
  ]);
}
