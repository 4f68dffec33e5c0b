import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { fold } from "#lib/platform/text/fold.ts";

/** "KRA", "NamRA" */
const shortName = /\((?=[^)]*[A-Z][^)]*[A-Z])([A-Z][A-Za-z]{2,8})\)/g;

/** Names of currencies that are also ordinary words. */
const plainWords = new Set(["gold"]);

const peopleOf = (slug: string): number => findCountry(slug)?.figures.population?.value ?? 0;
/**
 * If two countries have an office of that name, one with more than this many times the people of the other is meant.
 */
const muchMore = 5;

/**
 * The country of each short name of an office and each name of a currency, if only one country has it, or the larger of
 * two by far: "KRA" is Kenya's, "nakfa" Eritrea's.
 */
function makeOffices(): ReadonlyMap<string, string> {
  const holders = new Map<string, Set<string>>();
  const add = (name: string, slug: string) =>
    holders.set(fold(name), new Set([...(holders.get(fold(name)) ?? []), slug]));
  for (const { slug, agencies, agenciesByNameOnly, registration, currency } of listCountries()) {
    const money = currency.name.split(" ").at(-1) ?? "";
    if (!plainWords.has(fold(money))) add(money, slug);
    for (const name of [
      ...[...agencies, ...agenciesByNameOnly].map((agency) => agency.name),
      ...[...registration.steps, ...registration.duties].map(({ institution }) => institution),
    ])
      for (const [, short = ""] of name.matchAll(shortName)) add(short, slug);
  }
  return new Map(
    [...holders].flatMap(([short, slugs]) => {
      const [first, second] = [...slugs].toSorted((one, other) => peopleOf(other) - peopleOf(one));
      const isFirst = first && slugs.size <= 2 && (!second || peopleOf(first) > muchMore * peopleOf(second));
      return isFirst ? [[short, first] as const] : [];
    }),
  );
}

/** The country whose office or currency a question names by its short name. */
export function countryOfOffice(words: readonly string[]): string | undefined {
  const offices = oncePerProcess("offices by their short names", makeOffices);
  return words.map((word) => offices.get(word)).find((slug) => slug !== undefined);
}
