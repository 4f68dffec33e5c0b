import { planHref } from "./open/plan-address.ts";
import { planCalendar } from "./open/plan-ics.ts";
import { readDateRows, type DateRow } from "./date-rows.ts";
import { readPlanQuery } from "./plan-query.ts";

const asQuery = (rows: readonly DateRow[]): string =>
  new URLSearchParams(
    rows.flatMap(({ what, on }) => [
      ["what", what],
      ["on", on],
    ]),
  ).toString();

/**
 * The calendar file of the dates in a query. If there are none or a row is incomplete, a redirect to the plan sheet
 * with everything that was typed.
 */
export function datesFile(
  query: URLSearchParams,
  { site, now }: { site: string; now: Date },
): { file: string; name: string } | { sendTo: string } {
  const { facts, kind } = readPlanQuery({
    c: query.get("c") ?? undefined,
    path: query.get("path") ?? undefined,
  });
  if (!facts) return { sendTo: "/plan" };
  const rows = readDateRows(query.getAll("what"), query.getAll("on"));
  const sheet = planHref(facts.slug, kind);
  if (rows.length === 0) return { sendTo: `${sheet}&dates=none#dates` };
  if (rows.some(({ lacks }) => lacks)) return { sendTo: `${sheet}&${asQuery(rows)}#dates` };
  const dues = [...new Map(rows.flatMap(({ due }) => (due ? [[due.id, due]] : []))).values()];
  const { slug, name } = facts;
  return { file: planCalendar(dues, { slug, name, site, made: now }), name: `plan-${slug}.ics` };
}
