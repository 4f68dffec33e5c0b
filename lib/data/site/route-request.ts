import { defaultLocale, isBelow, withoutLocale } from "#lib/platform/words/open/locales.ts";
import type { Home } from "./homes.ts";
import { hrefIn, isLocalized } from "./find-entry.ts";
import { routeOf, type Address, type Render, type SiteRoute } from "./route-of.ts";

/** Internal paths begin with the language, English ones too. */
const inside = (locale: string, path: string): string => `/${locale}${path === "/" ? "" : path}`;

/**
 * English has no prefix, so a path with one redirects to the path without it. Leading slashes and backslashes are
 * removed, so that the target is always on this site.
 */
const toUnprefixed = ({ pathname, search }: Address): SiteRoute => ({
  does: "send",
  to: `/${pathname.slice(defaultLocale.length + 1).replace(/^[/\\]+/, "")}${search}`,
  status: 308,
});

const isMissing = (route: SiteRoute): route is Render => route.does === "render" && route.status === 404;

/**
 * Resolves an address in the language it begins with: like `routeOf`, with every page given by its internal path. A page
 * that exists only in English redirects to its English address.
 */
export function routeRequest(
  { pathname, search, searchParams }: Address,
  home: Home,
  locales: readonly string[],
): SiteRoute {
  if (isBelow(pathname, defaultLocale)) return toUnprefixed({ pathname, search, searchParams });
  const { locale, path } = withoutLocale(pathname, locales);
  const route = routeOf({ pathname: path, search, searchParams }, home);
  if (route.does === "send") return { ...route, to: hrefIn(locale, route.to) };
  if (route.does !== "ask") {
    const page = route.page ?? path;
    const isHere =
      locale === defaultLocale || isMissing(route) || isLocalized(route.does === "show" ? page : path);
    return isHere
      ? { ...route, page: inside(locale, page) }
      : { does: "send", to: path + search, status: 307 };
  }
  // A redirect would reveal a page whose existence is hidden from strangers.
  const { otherwise } = route;
  const other = { ...otherwise, page: inside(locale, otherwise.page ?? path) };
  if (locale === defaultLocale) return { ...route, page: inside(locale, path), otherwise: other };
  return isMissing(otherwise) ? other : { does: "send", to: path + search, status: 307 };
}
