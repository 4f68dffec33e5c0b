import { asSentence, inSentence } from "./open/guide-words.ts";
import type { Country } from "../record/open/schema.ts";
import { listFormat } from "#lib/platform/words/open/formats.ts";

const list = listFormat({ type: "conjunction" });

const namesOf = (countries: readonly Country[]) => list.format(countries.map(inSentence));

function sharedBlocs(first: Country, countries: readonly Country[]): string {
  const blocs = first.blocs.filter((bloc) => countries.every((country) => country.blocs.includes(bloc)));
  const [all, pair] = [namesOf(countries), countries.length === 2];
  if (blocs.length === 0)
    return pair ? `${all} share no regional bloc.` : "No regional bloc has all of them as members.";
  return pair
    ? `${all} are both members of ${list.format(blocs)}.`
    : `${all} are all members of ${list.format(blocs)}.`;
}

function sharedBorders(countries: readonly Country[]): string | null {
  const neighbours = countries.flatMap((country, index) =>
    countries
      .slice(index + 1)
      .filter(({ slug }) => country.borders.includes(slug))
      .map((other) => namesOf([country, other])),
  );
  if (neighbours.length === 0) return null;
  return neighbours.length === 1
    ? `${neighbours[0]} share a border.`
    : `These share a border: ${neighbours.join("; ")}.`;
}

/** Some of the countries may share a currency even if not all do. */
function sharedCurrencies(countries: readonly Country[]): string | null {
  const codes = [...new Set(countries.map(({ currency }) => currency.code))];
  const shared = codes.flatMap((code) => {
    const members = countries.filter(({ currency }) => currency.code === code);
    const [one, other] = members;
    return one && other ? [{ all: namesOf(members), currency: one.currency }] : [];
  });
  const [first, second] = shared;
  if (!first) return null;
  return second
    ? `These use the same currency: ${shared.map(({ all, currency }) => `${all} (${currency.code})`).join("; ")}.`
    : `${first.all} use the same currency, the ${first.currency.name} (${first.currency.code}).`;
}

/** What two to four countries share, or expressly do not share: blocs, borders, currency. At most three sentences. */
export function sharedFacts(countries: readonly Country[]): string[] {
  const [first] = countries;
  if (!first || countries.length < 2) return [];
  return [sharedBlocs(first, countries), sharedBorders(countries), sharedCurrencies(countries)].flatMap(
    (sentence) => (sentence === null ? [] : asSentence(sentence)),
  );
}
