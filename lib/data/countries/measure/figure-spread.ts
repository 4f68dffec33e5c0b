import { isHeld } from "./comparable.ts";
import type { FigureKey } from "../record/open/figures.ts";
import { listCountries } from "../record/list-countries.ts";
import { medianOfNumbers, bandAt, quantileBands, type Band } from "./statistics.ts";
import type { Region, Country } from "../record/open/schema.ts";
import { findSource } from "../record/sources.ts";
import { yearSpan, sourcesOf, type UsedSource } from "../words/sources-of.ts";

/** With fewer values than this, a median is not worth showing. */
const fewest = 4;

/**
 * The median of a figure over the countries that have one, in a region or in all 54: `of` of `among` countries have
 * one. Values in doubt or too old for their kind do not count. Null if too few are left.
 */
export function medianOf(
  key: FigureKey,
  region?: Region,
): { value: number; of: number; among: number } | null {
  const countries = listCountries().filter((country) => !region || country.region === region);
  const values = countries.flatMap(({ figures }) => {
    const figure = figures[key];
    return figure && !isHeld(figure, key) ? [figure.value] : [];
  });
  const value = values.length < fewest ? null : medianOfNumbers(values);
  return value === null ? null : { value, of: values.length, among: countries.length };
}

type Named = { name: string; value: number };

/**
 * The distribution of a figure over the countries. Values in doubt or too old for their kind do not count; null if too
 * few are left.
 */
type FigureSpread = {
  values: readonly number[];
  lowest: Named;
  highest: Named;
  median: number;
  /** The quartiles: a quarter of the values are at or below the lower one, a quarter at or above the upper one. */
  lowerQuarter: number;
  upperQuarter: number;
  /** "2023", or "2018 to 2024" if the countries differ. */
  years: string;
  source: string;
};

export function figureSpread(key: FigureKey): FigureSpread | null {
  const known = listCountries().flatMap(({ name, figures }) => {
    const figure = figures[key];
    return figure && !isHeld(figure, key) ? [{ name, ...figure }] : [];
  });
  const sorted = known.toSorted((a, b) => a.value - b.value);
  const [lowest, highest, median] = [sorted[0], sorted.at(-1), medianOf(key)];
  if (!lowest || !highest || !median) return null;
  const quarter = (share: number) => sorted[Math.round(share * (sorted.length - 1))]?.value ?? median.value;
  const titles = new Set(known.map(({ source }) => findSource(source)?.title ?? source));
  return {
    values: sorted.map(({ value }) => value),
    lowest,
    highest,
    median: median.value,
    lowerQuarter: quarter(0.25),
    upperQuarter: quarter(0.75),
    years: yearSpan(known.map(({ year }) => year)),
    source: [...titles].join(", "),
  };
}

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
