import { isDiscontinued, figureKind, type FigureKey } from "../record/open/figures.ts";
import { listCountries } from "../record/list-countries.ts";
import { bandOf, quantileBands, type Band } from "./quantile-bands.ts";
import { rankCountries, type RankedRow } from "./rank-countries.ts";
import { sourcesOf, type UsedSource } from "../words/sources-of.ts";

type ShadedRow = Pick<RankedRow, "country" | "known" | "text"> & {
  /** Index of its band; null where it has no colour. */
  band: number | null;
};

export type FigureShades = {
  key: FigureKey;
  better: "higher" | "lower" | null;
  /** The darkest first: the best where one way is better, else the highest. Over all 54, whatever part is looked at. */
  bands: readonly Band[];
  /** All 54, by name. */
  rows: readonly ShadedRow[];
  /** How many have a figure that may not lead, and how many have none. */
  held: number;
  missing: number;
  /** Of the figures that are coloured. */
  sources: readonly UsedSource[];
};

/**
 * The countries in bands of one figure, for a map. Coloured is what has a place in the ranking by it, but no count that
 * ended: what may not lead colours no country.
 */
export function figureShades(key: FigureKey): FigureShades {
  const ranking = rankCountries(key, listCountries());
  const hasColour = ({ place }: RankedRow) => place !== null && !isDiscontinued(key);
  const coloured = ranking.rows.filter(hasColour).flatMap(({ known }) => known.fact ?? []);
  const rising = quantileBands(coloured.map(({ value }) => value));
  const bands = figureKind(key).better === "lower" ? rising : rising.toReversed();
  const rowOf = new Map(ranking.rows.map((row) => [row.country.slug, row]));
  const rows = listCountries().flatMap(({ slug }) => {
    const row = rowOf.get(slug);
    if (!row) return [];
    const { country, known, text } = row;
    return {
      country,
      known,
      text,
      band: known.fact && hasColour(row) ? bandOf(bands, known.fact.value) : null,
    };
  });
  return {
    key,
    better: ranking.better,
    bands,
    rows,
    held: rows.filter(({ band, known }) => band === null && known.fact).length,
    missing: rows.filter(({ known }) => !known.fact).length,
    sources: sourcesOf(coloured),
  };
}
