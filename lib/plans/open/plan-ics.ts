import { brand } from "#lib/site/brand.ts";
import { shortHash } from "#lib/text/short-hash.ts";
import { icsFile, icsRevision, icsText } from "#lib/text/ics.ts";
import { calendarName, calendarNote, inAWeek } from "./plan-words.ts";
import type { ListedDue } from "./plan.ts";

const bare = (day: string): string => day.replaceAll("-", "");

type About = {
  slug: string;
  name: string;
  /** The address of this site. */
  site: string;
  /** When it is made. */
  made: Date;
};

/** Which of several dates that are called the same this is, by their days: what stays when one of them is moved. */
const placeOf = ({ on, what, id }: ListedDue, dues: readonly ListedDue[]): number =>
  dues.filter((one) => one.what === what && (one.on < on || (one.on === on && one.id < id))).length;

/**
 * The due dates of a plan as a file for calendars (RFC 5545). An entry keeps its id when its day is moved, so that a
 * calendar that reads a later file finds the same events, and a file that is made later counts as later.
 */
export function planCalendar(dues: readonly ListedDue[], { slug, name, site, made }: About): string {
  const { host, origin } = new URL(site);
  const revision = icsRevision(made);
  const events = dues.flatMap((due) => {
    const { on, what } = due;
    return [
      "BEGIN:VEVENT",
      `UID:plan-${slug}-${shortHash(what)}-${placeOf(due, dues)}@${host}`,
      ...revision,
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
    ];
  });
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
