import { brand } from "#lib/platform/brand.ts";
import { shortHash } from "#lib/platform/text/encoding.ts";
import { icsFile, icsRevision, icsText } from "#lib/platform/text/ics.ts";
import { calendarName, calendarNote, inAWeek } from "./plan-text.ts";
import type { Due, ListedDue } from "./plan.ts";

/** The id of a due date. The same thing on the same day has the same id on every device. */
export const dueId = ({ on, what }: Due): string => shortHash(`${on} ${what}`);

const bare = (day: string): string => day.replaceAll("-", "");

type About = {
  slug: string;
  name: string;
  /** The address of this site. */
  site: string;
  /** When the file is generated. */
  made: Date;
};

/** The rank of a date, by day, among those with the same name. It survives a change of day that keeps their order. */
const placeOf = ({ on, what, id }: ListedDue, dues: readonly ListedDue[]): number =>
  dues.filter((one) => one.what === what && (one.on < on || (one.on === on && one.id < id))).length;

/**
 * The due dates of a plan as an iCalendar file (RFC 5545). An entry keeps its UID when its day is moved, so that a
 * calendar that reads a later file recognizes the events, and a file generated later has a higher revision.
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
