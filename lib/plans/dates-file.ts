import { planHref } from "./open/plan-address.ts";
import { dueId } from "./open/due-id.ts";
import { planCalendar } from "./open/plan-ics.ts";
import { limits, type ListedDue } from "./open/plan.ts";
import { day, dueWords } from "./schema.ts";
import { readPlanQuery } from "./plan-query.ts";

/** The dates of a query, each with what is due on it; rows that say nothing or no day are left out. */
function readDates(query: URLSearchParams): ListedDue[] {
  const days = query.getAll("on");
  const dues = query.getAll("what").flatMap((text, at): ListedDue[] => {
    const [what, on] = [dueWords.safeParse(text).data, day.safeParse(days[at]).data];
    return what && on ? [{ id: dueId({ on, what }), on, what }] : [];
  });
  return [...new Map(dues.map((due) => [due.id, due])).values()].slice(0, limits.dues);
}

/** The calendar file of the dates in a query, or where somebody is sent who gave none. */
export function datesFile(
  query: URLSearchParams,
  { site, now }: { site: string; now: Date },
): { file: string; name: string } | { sendTo: string } {
  const { facts, kind } = readPlanQuery({
    c: query.get("c") ?? undefined,
    path: query.get("path") ?? undefined,
  });
  if (!facts) return { sendTo: "/plan" };
  const dues = readDates(query);
  if (dues.length === 0) return { sendTo: `${planHref(facts.slug, kind)}&dates=none#dates` };
  const { slug, name } = facts;
  const today = now.toISOString().slice(0, 10);
  return { file: planCalendar(dues, { slug, name, site, today }), name: `plan-${slug}.ics` };
}
