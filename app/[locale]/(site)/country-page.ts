import type { Metadata } from "next";
import { countryPath } from "#lib/site/country-path.ts";
import type { CountryFamily } from "#lib/site/paths.ts";
import { titleIn } from "#lib/content/country-titles.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { inSentence } from "#lib/countries/words/open/guide-words.ts";
import { findCountry, listCountrySlugs } from "#lib/countries/index.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";

/** The 54 addresses of a family, which are prerendered; any other slug is a 404. */
export const countryParams = () => listCountrySlugs().map((slug) => ({ slug }));

/** The head of a country's page. `describe` gets the country and its name as it stands in a sentence. */
export async function countryMetadata(
  family: CountryFamily,
  params: Promise<{ slug: string; locale: string }>,
  describe: (country: Country, name: string) => string,
): Promise<Metadata> {
  const { slug, locale } = await params;
  const country = findCountry(slug);
  if (!country) return {};
  const name = inSentence(country);
  const path = countryPath(family, country.slug);
  return pageMetadata({ path, title: titleIn(family, name), description: describe(country, name), locale });
}
