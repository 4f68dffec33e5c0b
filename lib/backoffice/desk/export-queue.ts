import "server-only";
import { exportCases, type ExportedCase } from "#lib/domains/cases/index.ts";
import { writeLabels } from "#lib/domains/cases/open/labels.ts";
import type { QueueQuery } from "#lib/domains/cases/open/queue-query.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { newReference } from "#lib/platform/text/reference.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { csvLines, csvMark } from "#lib/platform/text/csv.ts";
import { csvName, type CsvSeparator } from "#lib/platform/text/csv-separators.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { kindsOf } from "./open/rights.ts";
import { titleOf } from "./title-of.ts";

/** An export of the queue, in parts. */
type QueueFile = { name: string; parts: readonly string[] };

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

/** The number of an export, such as EX-7Q3F-M9TX. */
const newNumber = (): string => newReference().replace(/^AK/, "EX");

/**
 * The cases that match a query, as CSV with one line each, without anything that was written. Every line names the
 * export, who made it and when, so a copied part still says where it is from. Values that a spreadsheet would read as
 * formulas are quoted.
 */
export async function exportQueue(
  { member }: Visit,
  query: QueueQuery,
  { separator, now = new Date() }: { separator?: CsvSeparator | undefined; now?: Date } = {},
): Promise<QueueFile> {
  const number = newNumber();
  const tools = wordsOf("desk-tools");
  const words = wordsOf("desk");
  const mark = tools("export.mark", { number, by: member.email, at: now.toISOString() });
  const line = (row: ExportedCase): string[] => [
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
  const lines = (rows: readonly string[][]) => csvLines(rows, { separator, isSafe: true });
  const parts = [csvMark, lines([columns.map((name) => tools(`export.column.${name}`))])];
  const reader = { memberId: member.id, kinds: kindsOf(member.role) };
  await exportCases(query, reader, number, (rows) => parts.push(lines(rows.map(line))));
  return { name: csvName(`cases-${number}`, separator), parts };
}
