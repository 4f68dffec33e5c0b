import { editDistance } from "#lib/text/edit-distance.ts";
import { fold } from "#lib/text/fold.ts";
import type { FinderRow } from "#lib/countries/finder/open/search.ts";

/** Shares of the letters that may differ before a name stops being worth offering. */
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

/** The countries whose names, capitals or cities look most like what was asked for; none when nothing is near. */
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
