import "server-only";
import { completeFiles, listFacts } from "#lib/data/countries/record/index.ts";
import { officialLinks } from "#lib/data/countries/profiles/index.ts";
import { linksOfFact } from "../addresses-of-fact.ts";
import { sourcesOfFact } from "../source-names.ts";
import { titleOf } from "../title-of.ts";

/** An external URL, what it is for, and the countries that name it. */
export type NamedAddress = { url: string; of: string; countries: readonly string[] };

/** Every URL that the countries' facts and pages name, once each, from this process's records. */
export function listAddresses(): NamedAddress[] {
  const found = new Map<string, { of: string; countries: Set<string> }>();
  const note = (url: string | null, of: string, country: string) => {
    if (url === null || !URL.canParse(url)) return;
    const known = found.get(url) ?? { of, countries: new Set() };
    known.countries.add(country);
    found.set(url, known);
  };
  for (const { country, of, url } of officialLinks()) note(url, of, country);
  for (const file of completeFiles())
    for (const fact of listFacts(file)) {
      for (const { title, url } of sourcesOfFact(file, fact)) note(url, title, file.slug);
      for (const url of linksOfFact(fact)) note(url, titleOf(fact), file.slug);
    }
  return [...found].map(([url, { of, countries }]) => ({ url, of, countries: [...countries] }));
}
