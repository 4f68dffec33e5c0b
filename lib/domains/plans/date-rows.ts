import { isBlank } from "#lib/platform/text/clean.ts";
import { dueId } from "./open/due-id.ts";
import { limits, type ListedDue } from "./open/plan.ts";
import { day, dueWords } from "./schema.ts";

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
export const readDateRows = (whats: readonly string[], days: readonly string[]): Read[] =>
  Array.from({ length: Math.max(whats.length, days.length) }, (_, at): [string, string] => [
    whats[at] ?? "",
    (days[at] ?? "").trim(),
  ])
    .filter(([what, on]) => !isBlank(what) || on)
    .slice(0, limits.dues)
    .map(([what, on]) => readRow(what, on));
