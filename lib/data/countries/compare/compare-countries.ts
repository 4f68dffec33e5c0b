import { choiceReader, type QueryValues } from "../measure/query-choice.ts";
import { pathKinds, type PathKind } from "../paths/open/path-kinds.ts";
import { comparisonRow, type ComparisonRow } from "./comparison-row.ts";
import { comparisonSentences } from "./comparison-sentences.ts";
import { figureGroups } from "../measure/figure-choices.ts";
import { figureKeys, figureKind, type FigureGroup } from "../record/open/figures.ts";
import type { Country } from "../record/open/schema.ts";
import { tradeOffs, type TradeOff } from "./trade-offs.ts";

export type CompareQuery = {
  /** What is registered. */
  path: PathKind;
  /** Whether rows in which all countries agree are left out. */
  onlyDiffers: boolean;
  /** What was ignored and why, one sentence each. */
  problems: string[];
};

/** Parses the query of a comparison. Unusable values are ignored and reported in `problems`; it never throws. */
export function parseCompareQuery(params: QueryValues): CompareQuery {
  const problems: string[] = [];
  const read = choiceReader(params, problems);
  const path = read(
    "path",
    pathKinds,
    "The address names something to register that is not known, so a local company is shown.",
  );
  const only = read("only", ["differs"], "The address asks for rows that are not known, so all are shown.");
  return { path: path ?? "company", onlyDiffers: only !== null, problems };
}

export const defaultCompare: CompareQuery = parseCompareQuery({});

export type Comparison = {
  countries: Country[];
  groups: { group: FigureGroup; label: string; rows: ComparisonRow[] }[];
  /** The differences that matter most to somebody who starts a business, each a whole sentence with its year. */
  sentences: string[];
  /** What each country is ahead in, and what choosing it gains and costs. */
  tradeOffs: TradeOff[];
};

/** Compares two to four countries figure by figure. Rows without a figure for any of them are left out. */
export function compareCountries(countries: Country[]): Comparison {
  const groups = figureGroups.map(({ group, label }) => ({
    group,
    label: group === "ease" ? `${label} (Doing Business 2020, discontinued)` : label,
    rows: figureKeys
      .filter((key) => figureKind(key).group === group)
      .map((key) => comparisonRow(key, countries))
      .filter(({ cells }) => cells.some(({ known }) => known.fact)),
  }));
  return {
    countries,
    groups: groups.filter(({ rows }) => rows.length > 0),
    sentences: comparisonSentences(countries),
    tradeOffs: tradeOffs(countries),
  };
}

/** Whether the countries read differently in a row. A single known figure does not count as a difference. */
const differs = ({ cells }: ComparisonRow): boolean =>
  new Set(cells.flatMap(({ known, text }) => (known.fact ? [text] : []))).size > 1;

/** The groups with the rows in which the countries differ, and how many rows were left out. */
export function whatDiffers(groups: Comparison["groups"]): { groups: Comparison["groups"]; left: number } {
  const kept = groups.map((group) => ({ ...group, rows: group.rows.filter(differs) }));
  const count = (all: Comparison["groups"]) => all.reduce((sum, { rows }) => sum + rows.length, 0);
  return { groups: kept.filter(({ rows }) => rows.length > 0), left: count(groups) - count(kept) };
}
