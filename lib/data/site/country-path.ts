import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import type { CountryAddress, CountryPattern } from "./paths.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";

/** Checks a literal slug against the 54 countries. A plain `string`, read from a record, is accepted as it is. */
type KnownSlug<S extends string> = string extends S ? S : S & CountrySlug;

/**
 * The path of one country's page for a pattern. It does not import the registry, because browsers load this file too.
 */
export const countryPath = <P extends CountryPattern, S extends string>(pattern: P, slug: KnownSlug<S>) =>
  pattern.replace("*", slug) as CountryAddress<P>;

const patterns = {
  company: { page: "/start-business/*", print: "/start-business/*/print" },
  "sole-trader": { page: "/start-business/*/sole-trader", print: "/start-business/*/sole-trader/print" },
  "foreign-owner": {
    page: "/start-business/*/foreign-owner",
    print: "/start-business/*/foreign-owner/print",
  },
  branch: { page: "/start-business/*/branch", print: "/start-business/*/branch/print" },
} as const satisfies Record<PathKind, unknown>;

/** The path of the page on how to register one kind of business in a country, or of its print version. */
export const startPath = (kind: PathKind, slug: string, view: "page" | "print" = "page") =>
  countryPath(patterns[kind][view], slug);

/** The path of a country's duty calendar as an iCalendar file. */
export const calendarFilePath = (slug: CountrySlug) => `/start-business/${slug}/calendar.ics` as const;
