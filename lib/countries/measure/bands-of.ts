import { isHeld } from "./comparable.ts";
import type { FigureKey } from "../record/open/figures.ts";
import type { Country } from "../record/open/schema.ts";
import { listCountries } from "../record/list-countries.ts";
import { sourcesOf, type UsedSource } from "../words/sources-of.ts";
import { bandAt, quantileBands, type Band } from "./quantile-bands.ts";

type Banded = {
  /** Lowest first; over all countries, so that a colour means the same on the map of a region. */
  bands: readonly Band[];
  /** The band of a country; null where it has no figure or one that may not lead. */
  bandOf: (country: Country) => number | null;
  /** How many have only a figure that is old or in doubt, and how many have none. */
  held: number;
  missing: number;
  /** Of the figures in the bands. */
  sources: UsedSource[];
};

/** All countries in bands of a figure, as a map colours them. What is old or in doubt colours none. */
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
