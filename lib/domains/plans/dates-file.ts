import { isBlank } from "#lib/platform/text/clean.ts";
import { pathKinds, type PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { firstTyped } from "#lib/platform/text/first-typed.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { limits, type ListedDue } from "./open/plan.ts";
import { planHref } from "./open/plan-text.ts";
import { dueId, planCalendar } from "./open/plan-ics.ts";
import { day, dueWords } from "./schema.ts";
import { factsOfPlan } from "./facts-of-plan.ts";
import type { PlanFacts } from "./open/plan-facts.ts";

/** A row of the dates form as typed, and what is missing or invalid in it. */
export type DateRow = { what: string; on: string; lacks?: "what" | "day" | "all" };

type Read = DateRow & { due?: ListedDue };

function readRow(what: string, on: string): Read {
  const [text, date] = [dueWords.safeParse(what).data, day.safeParse(on).data];
  if (!text) return { what, on, lacks: "what" };
  if (!date) return { what, on, lacks: "day" };
  return { what, on, due: { id: dueId({ on: date, what: text }), on: date, what: text } };
}

/** The non-empty rows, each with its due date if it is valid. */
const readDateRows = (whats: readonly string[], days: readonly string[]): Read[] =>
  Array.from({ length: Math.max(whats.length, days.length) }, (_, at): [string, string] => [
    whats[at] ?? "",
    (days[at] ?? "").trim(),
  ])
    .filter(([what, on]) => !isBlank(what) || on)
    .slice(0, limits.dues)
    .map(([what, on]) => readRow(what, on));

type Query = Readonly<Record<string, string | string[] | undefined>>;

type PlanQuery = {
  facts: PlanFacts | undefined;
  kind: PathKind;
  problems: string[];
  /** The rows of the dates form, if they could not become a file. */
  dates: DateRow[];
};

const noDate: DateRow = { what: "", on: "", lacks: "all" };

/** Reads which plan a query asks for. Invalid values are ignored and reported in `problems`. */
export function readPlanQuery(query: Query): PlanQuery {
  const [slug, path] = [firstTyped(query["c"]).toLowerCase(), firstTyped(query["path"])];
  const facts = factsOfPlan(slug);
  const kind = pathKinds.find((one) => one === path);
  const words = wordsOf("plan-sheet");
  return {
    facts,
    kind: kind ?? pathKinds[0],
    problems: [
      ...(facts ? [] : [words("problem.country", { slug })]),
      ...(path && !kind ? [words("problem.path", { path })] : []),
    ],
    dates:
      firstTyped(query["dates"]) === "none"
        ? [noDate]
        : readDateRows([query["what"] ?? []].flat(), [query["on"] ?? []].flat()),
  };
}

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
