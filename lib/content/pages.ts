import { listCountries } from "../countries/record/index.ts";
import { env } from "../env.ts";
import { formIds } from "../forms/open/form-ids.ts";
import { formTitle } from "../forms/open/form-words.ts";
import { kinds, type SiteEntry } from "#lib/site/entry.ts";
import { listPassports } from "../countries/visa/open/passport-names.ts";
import {
  isOfCountries,
  isOfForms,
  isOfPassports,
  isPattern,
  registryKeys,
  type RegistryKey,
} from "#lib/site/keys-of.ts";
import { pageAbove } from "#lib/site/page-above.ts";
import type { CountryFamily, RecordPath, SitePath } from "#lib/site/paths.ts";
import { registry } from "#lib/site/registry.ts";
import { tabOf } from "./country-titles.ts";
import { records } from "./records/index.ts";
import type { Place } from "./types.ts";

/** The name of a page: its own, that of its record, or that of its country, passport or form where it is their own page. */
function nameOf(key: RegistryKey, entry: SiteEntry, country = ""): string {
  if (isOfPassports(key) || key === "/forms/+") return country;
  if ("name" in entry) return entry.name;
  if (entry.kind === "record" || entry.kind === "confidential") return records[key as RecordPath].name;
  return key.endsWith("*") ? country : tabOf(key as CountryFamily);
}

/** How a page stands in the registry, with its name; `country` is whose it is, where each country, passport or form has one. */
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
 * Every page that exists, those of the 54 countries, of the passports and of the forms included. Navigation, footer, sitemap, breadcrumbs and metadata are
 * projections of this list, as this list is one of the registry of paths.
 */
export const listPages = (): readonly Place[] => pages;

export const findPage = (path: string): Place | undefined => byPath.get(path);

/** Pages that may be linked under today's settings; header and footer take those that name a place in them. */
export const listLinkedPages = (): readonly Place[] =>
  ownPages.filter(({ hiddenBy }) => !(hiddenBy && env[hiddenBy]));

/** From the home page down to `path`. Empty for an unknown page. */
export function crumbsOf(path: string): { href: SitePath; label: string }[] {
  const page = findPage(path);
  if (!page) return [];
  return [...(page.parent ? crumbsOf(page.parent) : []), { href: page.path, label: page.name }];
}
