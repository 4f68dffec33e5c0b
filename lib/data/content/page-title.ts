import { findCountry } from "#lib/data/countries/record/index.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { isGated } from "#lib/data/site/gated-paths.ts";
import { countryPage } from "#lib/data/site/country-paths.ts";
import { titleIn } from "./country-titles.ts";
import { crumbsOf } from "./pages.ts";

/**
 * The name of a page out of context. A bare "Questions" would not say about what, and a country's name would not say
 * which of its pages.
 */
export function pageTitle(path: string): string {
  const page = countryPage(path);
  const country = page && findCountry(page.slug);
  if (country) return titleIn(page.family, inSentence(country));
  const crumbs = crumbsOf(path).map(({ label }) => label);
  const isPart = path.endsWith("/faq") || (isGated(path) && crumbs.length > 2);
  return isPart ? crumbs.slice(-2).join(": ") : (crumbs.at(-1) ?? path);
}
