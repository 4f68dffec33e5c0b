import { createHash } from "node:crypto";
import { brand } from "#lib/site/brand.ts";
import { countryPath } from "#lib/site/country-path.ts";
import { icsFile, icsText } from "#lib/text/ics.ts";
import { dayOffWords } from "../words/open/calendar-words.ts";
import { inSentence } from "../words/open/guide-words.ts";
import type { Country } from "../record/open/schema.ts";
import { dueDays, dutyCalendar, holidaysByDay, type DatedDuty, type HolidayOnDay } from "./duty-calendar.ts";

const bare = (day: string): string => day.replaceAll("-", "");

const lastOfMonth = 31;

/** How a duty comes again, as RRULE says it. */
function ruleOf({ when }: DatedDuty, day: string): string {
  if (when.every === "month") return `FREQ=MONTHLY;BYMONTHDAY=${when.day === lastOfMonth ? -1 : when.day}`;
  const [, month, date] = day.split("-").map(Number);
  return `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${date}`;
}

/** The days on which a duty falls due first: one for each way in which it comes again. */
function firstDays(duty: DatedDuty, from: string): string[] {
  const year = Number(from.slice(0, 4));
  const coming = [...dueDays(duty, year), ...dueDays(duty, year + 1)].filter((day) => day >= from);
  if (duty.when.every === "month") return coming.slice(0, 1);
  return duty.when.on.flatMap(
    ({ month, day }) =>
      coming.find((one) => Number(one.slice(5, 7)) === month && Number(one.slice(8)) === day) ?? [],
  );
}

const statusWords = {
  sourced: "Read in a named source.",
  indicative: "Indicative: to be confirmed with the office.",
} as const;

const mayMove = "If the day is a Sunday or a public holiday it may move: ask the office.";

const nameOf = ({ name, isDayOff }: HolidayOnDay): string => (isDayOff ? dayOffWords(name) : name);

const marksOf = ({ isEstimated, isDayOff, status }: HolidayOnDay): string =>
  [
    isDayOff ? "Day off in place of a public holiday, or beside one." : "Public holiday.",
    isEstimated && "Depends on the moon: the date is an estimate and may shift by a day.",
    status === "indicative" && "Indicative: confirm it locally.",
  ]
    .filter((mark) => typeof mark === "string")
    .join(" ");

/**
 * Duties that have a date, with what they come again by, and the public holidays, as a file for calendars (RFC 5545).
 * The same facts give the same file, so that a calendar that reads it again finds the same events. `site` is the address
 * of this site.
 */
export function calendarFile(country: Country, site: string): string {
  const { from, until, dated } = dutyCalendar(country);
  const page = new URL(countryPath("/start-business/*/calendar", country.slug), site);
  const event = (id: readonly string[], day: string, lines: readonly string[]): string[] => [
    "BEGIN:VEVENT",
    `UID:${createHash("sha256")
      .update([country.slug, ...id].join("\n"))
      .digest("hex")
      .slice(0, 32)}@${page.host}`,
    `DTSTAMP:${bare(from)}T000000Z`,
    `DTSTART;VALUE=DATE:${bare(day)}`,
    ...lines,
    "TRANSP:TRANSPARENT",
    `URL:${page.href}`,
    "END:VEVENT",
  ];
  const duties = dated.flatMap((one) => {
    const { what, when, institution, status } = one.duty;
    return firstDays(one, from).flatMap((day) =>
      event(["duty", what, when, day.slice(5)], day, [
        `RRULE:${ruleOf(one, day)}`,
        `SUMMARY:${icsText(what)}`,
        `DESCRIPTION:${icsText(`${institution}: ${when}. ${statusWords[status]} ${mayMove}`)}`,
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        `DESCRIPTION:${icsText(`In a week: ${what}`)}`,
        "TRIGGER:-P1W",
        "END:VALARM",
      ]),
    );
  });
  const holidays = [...holidaysByDay(country)]
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
