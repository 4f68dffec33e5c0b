import type { Country } from "./schema.ts";

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** What two to four countries have in common, or plainly have not: blocs, borders, currency. At most three sentences. */
export function sharedFacts(countries: readonly Country[]): string[] {
  const [first] = countries;
  if (!first || countries.length < 2) return [];
  const all = list.format(countries.map(({ name }) => name));
  const facts: string[] = [];

  const blocs = first.blocs.filter((bloc) => countries.every((country) => country.blocs.includes(bloc)));
  if (blocs.length > 0)
    facts.push(
      countries.length === 2
        ? `${all} are both members of ${list.format(blocs)}.`
        : `${all} are all members of ${list.format(blocs)}.`,
    );
  else facts.push(`${all} share no regional bloc.`);

  const neighbours = countries.flatMap((country, index) =>
    countries
      .slice(index + 1)
      .filter(({ slug }) => country.borders.includes(slug))
      .map((other) => list.format([country.name, other.name])),
  );
  if (neighbours.length === 1) facts.push(`${neighbours[0]} share a border.`);
  if (neighbours.length > 1) facts.push(`These share a border: ${neighbours.join("; ")}.`);

  const sameCurrency = countries.every(({ currency }) => currency.code === first.currency.code);
  if (sameCurrency)
    facts.push(`${all} use the same currency, the ${first.currency.name} (${first.currency.code}).`);
  return facts;
}
