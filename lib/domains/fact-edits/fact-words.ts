import "server-only";
import type { Fact, FactLeaf } from "#lib/data/countries/record/index.ts";
import { isFigureKey, labelAlone } from "#lib/data/countries/record/open/figures.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { formatFigure } from "#lib/data/countries/index.ts";
import { listFormat, numberFormat } from "#lib/platform/words/open/formats.ts";
import { kindAt } from "./open/facts-query.ts";
import { leafKey, optionKey } from "./fields-of.ts";

/** The leaves that identify a row in its list, best first. */
const names = ["name", "what", "agency", "permit", "programme", "bloc", "topic", "form"] as const;
const longest = 80;

const short = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;

/** The title of a fact: its figure, or its kind with the name of its row. */
export function titleOf({ path, leaves }: Pick<Fact, "path" | "leaves">): string {
  const [part, key = ""] = path.split(".");
  if (part === "figures" && isFigureKey(key)) return labelAlone(key);
  const words = wordsOf("facts");
  const kind = words(`kind.${kindAt(path)}` as "kind.capital");
  const name = /\.\d+$/.test(path)
    ? names.flatMap((one) => leaves.find((leaf) => leaf.name === one)?.value ?? [])[0]
    : undefined;
  return typeof name === "string" ? words("titleOfRow", { kind, name: short(name) }) : kind;
}

/** One value of a fact, as text. */
export type ValueText = { label: string; value: string };

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
export function valuesInWords(
  path: string,
  leaves: readonly Pick<FactLeaf, "name" | "kind">[],
  values: Readonly<Record<string, unknown>>,
): ValueText[] {
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
