import { editDistance } from "./edit-distance.ts";
import { finderRow } from "./finder-row.ts";
import { listCountries } from "./list-countries.ts";
import type { Country } from "./schema.ts";
import { fold } from "./search.ts";

/** How far a name is from what was asked for, 0 the same; a shared beginning brings it nearer. */
function distance(asked: string, name: string): number {
  if (name === asked) return 0;
  // Codes of three letters begin many words by chance.
  const shared = name.startsWith(asked) || (name.length > 3 && asked.startsWith(name));
  if (shared) return 0.2;
  return editDistance(asked, name) / Math.max(asked.length, name.length, 1);
}

/** The `n` countries whose slug or any name comes nearest, nearest first. Always `n`, however odd the question. */
export function nearCountries(slugOrName: string, n = 3): Country[] {
  const asked = fold(slugOrName).slice(0, 80);
  const near = (country: Country) => {
    const names = [fold(country.slug), ...finderRow(country).keys];
    return Math.min(
      ...names.filter((name) => name.length > 2 || name === asked).map((name) => distance(asked, name)),
    );
  };
  return listCountries()
    .map((country) => ({ country, far: near(country) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, n)
    .map(({ country }) => country);
}
