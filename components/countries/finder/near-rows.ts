import { editDistance } from "#lib/platform/text/edit-distance.ts";
import { fold } from "#lib/platform/text/fold.ts";
import type { FinderRow } from "#lib/data/countries/finder/open/search.ts";

/** The largest share of letters that may differ in a name that is still suggested. */
const farthest = 0.5;

function farFrom(row: FinderRow, asked: string): number {
  const shares = row.keys
    .filter((key) => key.length > 3)
    .map((key) =>
      key.startsWith(asked) || asked.startsWith(key)
        ? 0.2
        : editDistance(asked, key) / Math.max(asked.length, key.length),
    );
  return Math.min(1, ...shares);
}

/** The countries whose names, capitals or cities are most similar to the search; none when nothing is close. */
export function nearRows<Row extends FinderRow>(rows: readonly Row[], q: string, most = 3): Row[] {
  const asked = fold(q);
  if (asked.length < 2) return [];
  return rows
    .map((row) => ({ row, far: farFrom(row, asked) }))
    .filter(({ far }) => far <= farthest)
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ row }) => row);
}
