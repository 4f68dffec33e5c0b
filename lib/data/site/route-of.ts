import { kinds, type SiteEntry } from "./entry.ts";
import { behindPages, canonicalPath, findEntry } from "./find-entry.ts";
import { gatedPaths } from "./gated-paths.ts";
import { mainHomePath, type Home } from "./homes.ts";
import { compareRoute, namedPassport, navigatorRoute, passportRoute } from "./query-routes.ts";
import { readsQuery } from "./reads-query.ts";
import type { Address, Render, SiteRoute } from "./site-route.ts";
import { decoded } from "./decoded.ts";

const wallPrefix = "/wall";
const unknownPage = "/unknown";
const unknownGuidePage = "/start-business/unknown";
const guides = "/start-business";

/** Public paths by the internal path of the page behind a rewrite. */
const fronts = new Map<string, string>([
  ...behindPages,
  ...gatedPaths.map((path) => [wallPrefix + path, path] as const),
  [unknownGuidePage, guides],
  [unknownPage, "/"],
]);

/** Short paths of sections of the main home page, wherever the host serves that page. */
const homeSections: Readonly<Record<string, string>> = { "/countries": "#countries" };

/** Resolves the paths of the main home page: `/` on hosts that show it there, else its own path. */
function homeRoute({ pathname, search }: Address, home: Home): SiteRoute | undefined {
  const mainHome = home === "/" ? "/" : mainHomePath;
  const path = pathname.toLowerCase();
  const hash = homeSections[path];
  if (hash) return { does: "send", to: mainHome + search + hash, status: 308 };
  if (pathname === "/") return home === "/" ? undefined : { does: "show", page: home };
  if (path !== mainHomePath) return undefined;
  return pathname === mainHome
    ? { does: "show", page: "/" }
    : { does: "send", to: mainHome + search, status: 308 };
}

/** The maximum length of typed text that is looked up. */
const longestAsked = 80;

/** The 404 page, which suggests pages with similar names. */
function nothingAt(pathname: string): Render {
  if (!pathname.startsWith(`${guides}/`))
    return {
      does: "render",
      page: unknownPage,
      search: `?asked=${encodeURIComponent(pathname)}`,
      status: 404,
    };
  const [slug = "", ...rest] = pathname.slice(guides.length + 1).split("/");
  const asked = [decoded(slug).toLowerCase(), ...rest].filter(Boolean).join("/").slice(0, longestAsked);
  const search = `?${new URLSearchParams({ slug: asked }).toString()}`;
  return { does: "render", page: unknownGuidePage, search, status: 404 };
}

/** Pages whose query decides where the address leads. */
const queryRoutes: Readonly<Record<string, (query: URLSearchParams) => SiteRoute>> = {
  "/explore/compare": compareRoute,
  "/explore/passport": passportRoute,
  "/navigator": navigatorRoute,
};

function pageRoute(entry: SiteEntry, { pathname, searchParams }: Address): SiteRoute {
  if (readsQuery(pathname, searchParams))
    return queryRoutes[pathname]?.(searchParams) ?? { does: "render", page: entry.behind, isForAll: true };
  const kind = kinds[entry.kind];
  if (!("gate" in kind)) return kind.made === "at build" ? { does: "show" } : { does: "render" };
  return kind.gate === "member"
    ? { does: "ask", otherwise: { does: "render", page: wallPrefix + pathname }, robots: "noindex" }
    : { does: "ask", otherwise: nothingAt(pathname) };
}

/** Whether a path ends with a secret token: the link in the mail about a new device. */
const isTokenOf = (pathname: string): boolean => {
  const at = pathname.lastIndexOf("/");
  return at < pathname.length - 1 && findEntry(pathname.slice(0, at))?.takesToken === true;
};

/**
 * Resolves an address by the registry alone. `home` is the home page of the requested host. Each page has one canonical
 * spelling; an address in another case redirects to it, and an unknown address is answered with 404.
 */
export function routeOf(address: Address, home: Home): SiteRoute {
  const { pathname, search } = address;
  const atHome = homeRoute(address, home);
  if (atHome) return atHome;
  const entry = findEntry(pathname);
  if (entry && !entry.takesToken) return pageRoute(entry, address);
  if (isTokenOf(pathname)) return { does: "render" };
  const front = fronts.get(pathname);
  if (front) return { does: "send", to: front + search, status: 307 };
  const canonical = canonicalPath(pathname) ?? namedPassport(pathname);
  if (canonical && canonical !== pathname) return { does: "send", to: canonical + search, status: 308 };
  return nothingAt(pathname);
}
