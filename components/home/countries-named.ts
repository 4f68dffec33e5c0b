import { fold } from "#lib/platform/text/fold.ts";

/**
 * The countries whose name has a word that begins with the typed text; those that begin with it come first. Undefined
 * while nothing was typed. Text after a colon in a name only describes the country, and is ignored.
 */
export function countriesNamed<T extends { name: string }>(
  countries: readonly T[],
  typed: string,
): T[] | undefined {
  const query = fold(typed);
  if (query === "") return undefined;
  const folded = countries.map((country) => ({ country, name: fold(country.name.split(":", 1)[0] ?? "") }));
  const hits = folded.filter(({ name }) => ` ${name}`.includes(` ${query}`));
  const starts = ({ name }: { name: string }) => (name.startsWith(query) ? 0 : 1);
  return hits.toSorted((a, b) => starts(a) - starts(b)).map(({ country }) => country);
}
