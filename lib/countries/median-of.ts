import type { FigureKey } from "./figures.ts";
import { listCountries } from "./list-countries.ts";
import { medianOfNumbers } from "./median-of-numbers.ts";
import type { Region } from "./schema.ts";

/** The middle value of a figure over the countries that have one, in a region or in all 54; `of` is how many have one. */
export function medianOf(key: FigureKey, region?: Region): { value: number; of: number } | null {
  const values = listCountries()
    .filter((country) => !region || country.region === region)
    .flatMap((country) => country.figures[key]?.value ?? []);
  const value = medianOfNumbers(values);
  return value === null ? null : { value, of: values.length };
}
