import { isHeld } from "./comparable.ts";
import type { FigureKey } from "../record/open/figures.ts";
import { listCountries } from "../record/list-countries.ts";
import { medianOfNumbers } from "./median-of-numbers.ts";
import type { Region } from "../record/open/schema.ts";

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
