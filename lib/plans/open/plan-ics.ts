import { brand } from "#lib/site/brand.ts";
import { icsFile, icsText } from "#lib/text/ics.ts";
import { calendarName, calendarNote, inAWeek } from "./plan-words.ts";
import type { ListedDue } from "./plan.ts";

const bare = (day: string): string => day.replaceAll("-", "");

type About = {
  slug: string;
  name: string;
  /** The address of this site. */
  site: string;
  /** The day it is made on: 2026-11-24. */
  today: string;
};

/**
 * The due dates of a plan as a file for calendars (RFC 5545). An entry keeps its id, so that a calendar that reads a
 * later file finds the same events.
 */
export function planCalendar(dues: readonly ListedDue[], { slug, name, site, today }: About): string {
  const { host, origin } = new URL(site);
  const events = dues.flatMap(({ id, on, what }) => [
    "BEGIN:VEVENT",
    `UID:plan-${slug}-${id}@${host}`,
    `DTSTAMP:${bare(today)}T000000Z`,
    `DTSTART;VALUE=DATE:${bare(on)}`,
    `SUMMARY:${icsText(`${name}: ${what}`)}`,
    `DESCRIPTION:${icsText(calendarNote(name))}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${icsText(inAWeek(what))}`,
    "TRIGGER:-P1W",
    "END:VALARM",
    "TRANSP:TRANSPARENT",
    `URL:${origin}/plan#${slug}`,
    "END:VEVENT",
  ]);
  return icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//Plan//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${icsText(calendarName(name))}`,
    ...events,
    "END:VCALENDAR",
  ]);
}
