import "server-only";
import { formatFigure } from "#lib/data/countries/index.ts";
import { type FactLeaf } from "#lib/data/countries/record/index.ts";
import { isFigureKey } from "#lib/data/countries/record/open/figures.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { listFormat, numberFormat } from "#lib/platform/words/open/formats.ts";
import { leafKey, optionKey } from "./fields-of.ts";

/** One value of a fact, as text. */
export type SaidValue = { label: string; value: string };

const longestList = 12;

function sayValue(path: string, leaf: Pick<FactLeaf, "name" | "kind">, value: unknown): string {
  const words = wordsOf("facts");
  const key = path.slice("figures.".length);
  if (leaf.name === "value" && isFigureKey(key)) return formatFigure(key, Number(value));
  if (leaf.kind === "yesNo") return words(value === true ? "yes" : "no");
  if (leaf.kind === "choice") return words(`choice.is.${optionKey(String(value))}` as "choice.is.full");
  if (Array.isArray(value)) {
    const shown = value.slice(0, longestList).map(String);
    return listFormat({ type: "unit", style: "short" }).format(
      value.length > shown.length ? [...shown, "…"] : shown,
    );
  }
  // A year is a name, so its digits are not grouped.
  if (typeof value === "number") return numberFormat({ useGrouping: leaf.name !== "year" }).format(value);
  return String(value);
}

/** The values of a fact as text, without the unknown ones. `values` are the leaf values by leaf name. */
export function sayValues(
  path: string,
  leaves: readonly Pick<FactLeaf, "name" | "kind">[],
  values: Readonly<Record<string, unknown>>,
): SaidValue[] {
  const words = wordsOf("facts");
  return leaves.flatMap((leaf) => {
    const value = values[leaf.name];
    if (value === null || value === undefined || value === "") return [];
    return [{ label: words(leafKey(leaf.name)), value: sayValue(path, leaf, value) }];
  });
}

/** The leaf values of a fact by leaf name. */
export const valuesOf = (leaves: readonly FactLeaf[]): Record<string, unknown> =>
  Object.fromEntries(leaves.map(({ name, value }) => [name, value]));
