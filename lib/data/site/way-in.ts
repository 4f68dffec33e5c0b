import { defaultLocale, isBelow, withoutLocale } from "#lib/platform/words/open/locales.ts";
import type { Home } from "./homes.ts";
import { hrefIn, isSpoken } from "./href-in.ts";
import { wayOf } from "./way-of.ts";
import type { Address, Render, Way } from "./way.ts";

/** Internal paths begin with the language, English ones too. */
const inside = (locale: string, path: string): string => `/${locale}${path === "/" ? "" : path}`;

/**
 * English has no prefix, so a path with one redirects to the path without it. Leading slashes and backslashes are
 * removed, so that the target is always on this site.
 */
const toUnprefixed = ({ pathname, search }: Address): Way => ({
  does: "send",
  to: `/${pathname.slice(defaultLocale.length + 1).replace(/^[/\\]+/, "")}${search}`,
  status: 308,
});

const isMissing = (way: Way): way is Render => way.does === "render" && way.status === 404;

/**
 * Resolves an address in the language it begins with: like `wayOf`, with every page given by its internal path. A page
 * that exists only in English redirects to its English address.
 */
export function wayIn(
  { pathname, search, searchParams }: Address,
  home: Home,
  locales: readonly string[],
): Way {
  if (isBelow(pathname, defaultLocale)) return toUnprefixed({ pathname, search, searchParams });
  const { locale, path } = withoutLocale(pathname, locales);
  const way = wayOf({ pathname: path, search, searchParams }, home);
  if (way.does === "send") return { ...way, to: hrefIn(locale, way.to) };
  if (way.does !== "ask") {
    const page = way.page ?? path;
    const isHere = locale === defaultLocale || isMissing(way) || isSpoken(way.does === "show" ? page : path);
    return isHere ? { ...way, page: inside(locale, page) } : { does: "send", to: path + search, status: 307 };
  }
  // A redirect would reveal a page whose existence is hidden from strangers.
  const { otherwise } = way;
  const other = { ...otherwise, page: inside(locale, otherwise.page ?? path) };
  if (locale === defaultLocale) return { ...way, page: inside(locale, path), otherwise: other };
  return isMissing(otherwise) ? other : { does: "send", to: path + search, status: 307 };
}
