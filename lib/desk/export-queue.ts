import "server-only";
import { stringify } from "csv-stringify/sync";
import { takeOutCases, type TakenCase } from "../cases/index.ts";
import { writeLabels } from "../cases/open/labels.ts";
import type { QueueQuery } from "../cases/open/queue-query.ts";
import { findCountry } from "../countries/index.ts";
import { newReference } from "../reference.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { wordsOf } from "#lib/words/index.ts";
import { kindsOf } from "./open/rights.ts";
import { titleOf } from "./title-of.ts";

/** A file of the queue, in parts. */
export type QueueFile = { number: string; parts: readonly string[] };

const columns = [
  "reference",
  "kind",
  "topic",
  "country",
  "state",
  "filed",
  "due",
  "assignee",
  "labels",
  "lastEvent",
  "lastEventAt",
  "export",
] as const;

/** A number for a file such as EX-7Q3F-M9TX. */
const newNumber = (): string => newReference().replace(/^AK/, "EX");

/**
 * The cases a query finds, as CSV: a line for each, with nothing of what was written, and on every line which file it is of,
 * whose and when, so that a part that is copied still says it. What a spreadsheet would take for a formula is quoted.
 */
export async function exportQueue(
  { member }: Visit,
  query: QueueQuery,
  now: Date = new Date(),
): Promise<QueueFile> {
  const number = newNumber();
  const tools = wordsOf("desk-tools");
  const words = wordsOf("desk");
  const mark = tools("export.mark", { number, by: member.email, at: now.toISOString() });
  const line = (row: TakenCase): string[] => [
    row.reference,
    words(`kind.${row.kind}`),
    titleOf(row),
    (row.countrySlug && findCountry(row.countrySlug)?.name) || "",
    words(`state.${row.state}`),
    row.filedAt.toISOString(),
    row.dueAt.toISOString(),
    row.assignee ?? "",
    writeLabels(row.labels),
    row.lastEvent ?? "",
    row.lastAt?.toISOString() ?? "",
    mark,
  ];
  const safe = { escape_formulas: true };
  // The mark at the beginning tells spreadsheets that the names are UTF-8.
  const parts = [stringify([columns.map((name) => tools(`export.column.${name}`))], { ...safe, bom: true })];
  const looker = { memberId: member.id, kinds: kindsOf(member.role) };
  await takeOutCases(query, looker, number, (rows) => parts.push(stringify(rows.map(line), safe)));
  return { number, parts };
}
