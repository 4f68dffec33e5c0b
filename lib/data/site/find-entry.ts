import { passportCodes } from "#lib/data/countries/record/open/passports.ts";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { formIds } from "#lib/platform/words/open/form-ids.ts";
import type { SiteEntry } from "./entry.ts";
import type { SitePath } from "./paths.ts";
import { registry } from "./registry.ts";
import { defaultLocale, inLocale } from "#lib/platform/words/open/locales.ts";
import { env } from "#lib/platform/env.ts";

type Row = readonly [SitePath, SiteEntry];

/** Functions that fill in a key's placeholder, one per page. They also fill in the path of the page behind. */
function fillings(key: string): readonly ((pattern: string) => string)[] {
  if (key.includes("*")) return countrySlugs.map((slug) => (pattern) => pattern.replace("*", slug));
  if (key.includes("@"))
    return passportCodes.map((code) => (pattern) => pattern.replace("@", code.toLowerCase()));
  if (key.includes("+")) return formIds.map((id) => (pattern) => pattern.replace("+", id));
  return [(pattern) => pattern];
}

const rows = Object.entries(registry).flatMap(([key, entry]) =>
  fillings(key).map((fill) => {
    const filled = "behind" in entry ? { ...entry, behind: fill(entry.behind) } : entry;
    return [fill(key), filled] as unknown as Row;
  }),
);
const byPath = new Map<string, SiteEntry>(rows);
/** Staff pages are excluded, because a redirect would reveal that they exist. */
const spellings = new Map(
  rows.filter(([, { kind }]) => kind !== "staff").map(([path]) => [path.toLowerCase(), path]),
);

/** Pairs of the internal path of a page behind a rewrite and its public path. */
export const behindPages: readonly (readonly [string, SitePath])[] = rows.flatMap(([path, { behind }]) =>
  behind ? [[behind, path] as const] : [],
);

/** The frames that the server fills, by the internal path of the page behind. Both are internal paths. */
export const frames: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([, { behind, frame }]) => (behind && frame ? [[behind, frame] as const] : [])),
);

const frameAddresses = new Set(frames.values());
/** Whether the page at an internal path is a frame. */
export const isFrame = (address: string): boolean => frameAddresses.has(address);

/** The registry entry of the page at exactly `path`, case-sensitively; undefined if there is none. */
export const findEntry = (path: string): SiteEntry | undefined => byPath.get(path);

/** The canonical spelling of a page's path, matched regardless of case; undefined if there is no page. */
export const canonicalPath = (pathname: string): SitePath | undefined =>
  spellings.get(pathname.toLowerCase());

/** Whether the page at `pathname` reads any key of this query. Such a page is rendered per request. */
export const readsQuery = (pathname: string, query: URLSearchParams): boolean =>
  findEntry(pathname)?.reads?.some((key) => query.has(key)) ?? false;

/** Whether the page at `path` is localized: it exists in every language of the site, not only in English. */
export const isLocalized = (path: string): boolean => findEntry(path)?.localized === true;

/**
 * Localizes a link on a page in `locale`: it leads to the page in that language if there is one, else to the English
 * one.
 */
export function hrefIn<H extends string>(locale: string, href: H): H | `/${string}` {
  if (locale === defaultLocale || !href.startsWith("/")) return href;
  return isLocalized(href.split(/[?#]/)[0] ?? href) ? inLocale(locale, href) : href;
}

/** Whether a link may be shown under the current settings. A flag hides links only; the page stays reachable. */
export function isLinked(href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? href;
  const hiddenBy = findEntry(path)?.hiddenBy;
  return !(hiddenBy && env[hiddenBy]);
}
