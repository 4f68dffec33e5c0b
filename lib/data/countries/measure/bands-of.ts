import { isHeld } from "./comparable.ts";
import type { FigureKey } from "../record/open/figures.ts";
import type { Country } from "../record/open/schema.ts";
import { listCountries } from "../record/list-countries.ts";
import { sourcesOf, type UsedSource } from "../words/sources-of.ts";
import { bandAt, quantileBands, type Band } from "./statistics.ts";

type Banded = {
  /** Lowest first. They are computed over all countries, so that a colour means the same on the map of a region. */
  bands: readonly Band[];
  /** The band of a country; null if it has no figure, or one that is old or in doubt. */
  bandOf: (country: Country) => number | null;
  /** How many countries have only an old or doubtful figure (`held`), and how many have none (`missing`). */
  held: number;
  missing: number;
  /** The sources of the figures in the bands. */
  sources: UsedSource[];
};

/** Groups all countries into bands of a figure, as a map colours them. Old and doubtful figures are not coloured. */
export function bandsOf(key: FigureKey): Banded {
  const countries = listCountries();
  const known = countries.flatMap(({ figures }) => figures[key] ?? []);
  const leading = known.filter((figure) => !isHeld(figure, key));
  const bands = quantileBands(leading.map(({ value }) => value));
  return {
    bands,
    bandOf: ({ figures }) => {
      const figure = figures[key];
      return figure && !isHeld(figure, key) ? bandAt(bands, figure.value) : null;
    },
    held: known.length - leading.length,
    missing: countries.length - known.length,
    sources: sourcesOf(leading),
  };
}
