import type { CountryFamily, RecordPath, SitePath } from "#lib/data/site/paths.ts";
import { listCountries, findCountry } from "#lib/data/countries/record/index.ts";
import { env } from "#lib/platform/env.ts";
import { formIds } from "#lib/platform/words/open/form-ids.ts";
import { formTitle } from "./form-words.ts";
import { kinds, type SiteEntry } from "#lib/data/site/entry.ts";
import { listPassports } from "#lib/data/countries/visa/open/passport-names.ts";
import {
  isOfCountries,
  isOfForms,
  isOfPassports,
  isPattern,
  registryKeys,
  type RegistryKey,
  pageAbove,
  isGated,
} from "#lib/data/site/registry-keys.ts";
import { registry } from "#lib/data/site/registry.ts";
import { records } from "./records/index.ts";
import type { Place } from "./types.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { countryPage } from "#lib/data/site/country-paths.ts";

const words: Record<CountryFamily, { title: string; tab: string }> = {
  "/start-business/*": { title: "Register a company in", tab: "Start a business" },
  "/start-business/*/calendar": { title: "Duty calendar for", tab: "Calendar" },
  "/explore/countries/*": { title: "Profile of", tab: "Profile" },
  "/one-africa/*": { title: "Living in", tab: "Living there" },
  "/one-africa/*/help-desk": { title: "Help desk for", tab: "Help desk" },
  "/support/country/*": { title: "Who to contact in", tab: "Contacts" },
  "/library/history/*": { title: "History of", tab: "History" },
};

/** The title of a country's page. `name` is the form used within a sentence: "History of the Gambia". */
export const titleIn = (family: CountryFamily, name: string): string => `${words[family].title} ${name}`;

/** The label of a page's tab among the other pages of its country. */
export const tabOf = (family: CountryFamily): string => words[family].tab;

/** The name of a page: its own, its record's, or for the main page of a country, passport or form that one's name. */
function nameOf(key: RegistryKey, entry: SiteEntry, country = ""): string {
  if (isOfPassports(key) || key === "/forms/+") return country;
  if ("name" in entry) return entry.name;
  if (entry.kind === "record" || entry.kind === "confidential") return records[key as RecordPath].name;
  return key.endsWith("*") ? country : tabOf(key as CountryFamily);
}

/**
 * The registry entry of a page with its name. `country` is the country, passport or form it belongs to, if the key is a
 * pattern.
 */
export function placeOf(key: RegistryKey, country?: { slug: string; name: string }): Place {
  const entry: SiteEntry = registry[key];
  const { footer, hiddenBy } = entry;
  const above = pageAbove(key);
  const at = (pattern: string) => pattern.replace(/[*@+]/, country?.slug ?? "") as SitePath;
  return {
    path: at(key),
    name: nameOf(key, entry, country?.name),
    ...(above && { parent: at(above) }),
    ...(footer && { footer }),
    ...((entry.unlisted || "gate" in kinds[entry.kind]) && { unlisted: true }),
    ...(hiddenBy && { hiddenBy }),
  };
}

const ownPages = registryKeys.filter((key) => !isPattern(key)).map((key) => placeOf(key));
const countryPages = registryKeys
  .filter(isOfCountries)
  .flatMap((key) => listCountries().map((country) => placeOf(key, country)));
const passportPages = registryKeys
  .filter(isOfPassports)
  .flatMap((key) =>
    listPassports().map(({ code, name }) => placeOf(key, { slug: code.toLowerCase(), name })),
  );
const formPages = registryKeys
  .filter(isOfForms)
  .flatMap((key) => formIds.map((id) => placeOf(key, { slug: id, name: formTitle(id) })));
const pages = [...ownPages, ...countryPages, ...passportPages, ...formPages];
const byPath = new Map(pages.map((page) => [page.path as string, page]));

/**
 * Every page that exists, including those of the 54 countries, the passports and the forms. Navigation, footer,
 * sitemap, breadcrumbs and metadata are derived from this list, and the list itself from the registry of paths.
 */
export const listPages = (): readonly Place[] => pages;

export const findPage = (path: string): Place | undefined => byPath.get(path);

/** The pages that may be linked under the current settings. The footer takes those that name one of its columns. */
export const listLinkedPages = (): readonly Place[] =>
  ownPages.filter(({ hiddenBy }) => !(hiddenBy && env[hiddenBy]));

/** The breadcrumbs from the home page down to `path`. Empty for an unknown page. */
export function crumbsOf(path: string): { href: SitePath; label: string }[] {
  const page = findPage(path);
  if (!page) return [];
  return [...(page.parent ? crumbsOf(page.parent) : []), { href: page.path, label: page.name }];
}

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
