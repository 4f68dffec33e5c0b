import type { Metadata } from "next";
import { countryPath } from "#lib/data/site/country-path.ts";
import type { CountryFamily } from "#lib/data/site/paths.ts";
import { familySeo } from "#lib/data/content/family-seo.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { dataAsOf, findCountry, listCountrySlugs } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

/** The parameters of a family's 54 pages, which are prerendered. Any other slug is a 404. */
export const countryParams = () => listCountrySlugs().map((slug) => ({ slug }));

/** The metadata of a country's page. `describe` replaces the default description with one from the record. */
export async function countryMetadata(
  family: Exclude<CountryFamily, "/start-business/*">,
  params: Promise<{ slug: string; locale: string }>,
  describe?: (country: Country) => string,
): Promise<Metadata> {
  const { slug, locale } = await params;
  const country = findCountry(slug);
  if (!country) return {};
  const { title, description } = familySeo(family, inSentence(country), dataAsOf.slice(0, 4));
  const path = countryPath(family, country.slug);
  return pageMetadata({ path, title, description: describe?.(country) ?? description, locale });
}
