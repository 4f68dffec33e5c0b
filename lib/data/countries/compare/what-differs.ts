import type { Comparison } from "./compare-countries.ts";
import type { ComparisonRow } from "./comparison-row.ts";

/** Whether the countries read differently in a row. A single known figure does not count as a difference. */
const differs = ({ cells }: ComparisonRow): boolean =>
  new Set(cells.flatMap(({ known, text }) => (known.fact ? [text] : []))).size > 1;

/** The groups with the rows in which the countries differ, and how many rows were left out. */
export function whatDiffers(groups: Comparison["groups"]): { groups: Comparison["groups"]; left: number } {
  const kept = groups.map((group) => ({ ...group, rows: group.rows.filter(differs) }));
  const count = (all: Comparison["groups"]) => all.reduce((sum, { rows }) => sum + rows.length, 0);
  return { groups: kept.filter(({ rows }) => rows.length > 0), left: count(groups) - count(kept) };
}
