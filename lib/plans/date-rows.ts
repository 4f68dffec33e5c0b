import { isBlank } from "#lib/text/is-blank.ts";
import { dueId } from "./open/due-id.ts";
import { limits, type ListedDue } from "./open/plan.ts";
import { day, dueWords } from "./schema.ts";

/** A row of the form of dates as it was written, and what it lacks to be a date. */
export type DateRow = { what: string; on: string; lacks?: "what" | "day" | "all" };

type Read = DateRow & { due?: ListedDue };

function readRow(what: string, on: string): Read {
  const [text, date] = [dueWords.safeParse(what).data, day.safeParse(on).data];
  if (!text) return { what, on, lacks: "what" };
  if (!date) return { what, on, lacks: "day" };
  return { what, on, due: { id: dueId({ on: date, what: text }), on: date, what: text } };
}

/** The rows in which something is written, each with its date where it is one. */
export const readDateRows = (whats: readonly string[], days: readonly string[]): Read[] =>
  Array.from({ length: Math.max(whats.length, days.length) }, (_, at): [string, string] => [
    whats[at] ?? "",
    (days[at] ?? "").trim(),
  ])
    .filter(([what, on]) => !isBlank(what) || on)
    .slice(0, limits.dues)
    .map(([what, on]) => readRow(what, on));
