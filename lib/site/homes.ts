import { inLocale, withoutLocale } from "#lib/words/open/locales.ts";

/** The home pages of the site. Which one stands at `/` depends on the host a visitor came to. */
export type Home = "/" | "/home/diaspora" | "/investor-impact" | "/home/credit-union";

/** Where the main home page stands on the hosts that show another one at `/`; on all others it leads there. */
export const mainHomePath = "/home";

/** A section of the main home page, from any page of any host. */
export const mainHomeSection = (id: string) => `${mainHomePath}#${id}` as const;

/** Host names without port, in lower case, as lib/env.ts reads them. */
export type HostTables = Record<"DIASPORA_HOSTS" | "IMPACT_HOSTS" | "CREDIT_UNION_HOSTS", readonly string[]>;

/** The name alone: no port, no dot at the end, lower case. */
const nameOf = (host: string): string => host.trim().toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");

/** The home page of `host`, as the Host header gives it; the main one for a host that no table names. */
export function homeOf(host: string | null | undefined, tables: HostTables): Home {
  if (!host) return "/";
  const name = nameOf(host);
  if (tables.DIASPORA_HOSTS.includes(name)) return "/home/diaspora";
  if (tables.IMPACT_HOSTS.includes(name)) return "/investor-impact";
  if (tables.CREDIT_UNION_HOSTS.includes(name)) return "/home/credit-union";
  return "/";
}

/** The address of the sealed build that stands at `pathname` on a host with this home page. */
export function sealedAddress(pathname: string, home: Home, locales: readonly string[]): string {
  const { locale, path } = withoutLocale(pathname, locales);
  if (path === "/") return inLocale(locale, home);
  return inLocale(locale, path === mainHomePath && home !== "/" ? "/" : path);
}
