import { inLocale, withoutLocale } from "#lib/platform/words/open/locales.ts";

/** The home pages of the site. Which one is at `/` depends on the host. */
export type Home = "/" | "/home/diaspora" | "/investor-impact" | "/home/credit-union";

/** The path of the main home page on hosts that show another one at `/`. On all other hosts it redirects to `/`. */
export const mainHomePath = "/home";

/** A link to a section of the main home page that works on any page of any host. */
export const mainHomeSection = (id: string) => `${mainHomePath}#${id}` as const;

/** Host names in lower case and without port, as lib/platform/env.ts reads them. */
export type HostTables = Record<"DIASPORA_HOSTS" | "IMPACT_HOSTS" | "CREDIT_UNION_HOSTS", readonly string[]>;

/** Normalizes a host: lower case, without port and trailing dot. */
const nameOf = (host: string): string => host.trim().toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");

/** The home page of `host`, given as in the Host header; the main one for a host that is in no table. */
export function homeOf(host: string | null | undefined, tables: HostTables): Home {
  if (!host) return "/";
  const name = nameOf(host);
  if (tables.DIASPORA_HOSTS.includes(name)) return "/home/diaspora";
  if (tables.IMPACT_HOSTS.includes(name)) return "/investor-impact";
  if (tables.CREDIT_UNION_HOSTS.includes(name)) return "/home/credit-union";
  return "/";
}

/** The path in the sealed build of the page that is at `pathname` on a host with this home page. */
export function sealedAddress(pathname: string, home: Home, locales: readonly string[]): string {
  const { locale, path } = withoutLocale(pathname, locales);
  if (path === "/") return inLocale(locale, home);
  return inLocale(locale, path === mainHomePath && home !== "/" ? "/" : path);
}
