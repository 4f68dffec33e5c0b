import { kinds, type SiteEntry } from "./entry.ts";
import { behindPages, canonicalPath, findEntry } from "./find-entry.ts";
import { gatedPaths } from "./gated-paths.ts";
import { mainHomePath, type Home } from "./homes.ts";
import { compareWay, namedPassport, navigatorWay, passportWay } from "./query-ways.ts";
import { readsQuery } from "./reads-query.ts";
import type { Address, Render, Way } from "./way.ts";
import { decoded } from "./decoded.ts";

const wallPrefix = "/wall";
const unknownPage = "/unknown";
const unknownGuidePage = "/start-business/unknown";
const guides = "/start-business";

/** Pages that stand behind a rewrite, and the address in front that visitors know. */
const fronts = new Map<string, string>([
  ...behindPages,
  ...gatedPaths.map((path) => [wallPrefix + path, path] as const),
  [unknownGuidePage, guides],
  [unknownPage, "/"],
]);

/** Short names of sections of the main home page, wherever that stands on the host. */
const homeSections: Readonly<Record<string, string>> = { "/countries": "#countries" };

/** The main home page: at `/` where the host shows it there, else at an address of its own. */
function homeWay({ pathname, search }: Address, home: Home): Way | undefined {
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

/** So much of what was typed is looked for. */
const longestAsked = 80;

/** Says that there is nothing here, and which pages have a name near to it. */
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

/** Pages whose query is read before it is known where it leads. */
const queryWays: Readonly<Record<string, (query: URLSearchParams) => Way>> = {
  "/explore/compare": compareWay,
  "/explore/passport": passportWay,
  "/navigator": navigatorWay,
};

function pageWay(entry: SiteEntry, { pathname, searchParams }: Address): Way {
  if (readsQuery(pathname, searchParams))
    return queryWays[pathname]?.(searchParams) ?? { does: "render", page: entry.behind, isForAll: true };
  const kind = kinds[entry.kind];
  if (!("gate" in kind)) return kind.made === "at build" ? { does: "show" } : { does: "render" };
  return kind.gate === "member"
    ? { does: "ask", otherwise: { does: "render", page: wallPrefix + pathname }, robots: "noindex" }
    : { does: "ask", otherwise: nothingAt(pathname) };
}

/** An address with one more part that only its holder knows: the link in the mail about a new device. */
const isTokenOf = (pathname: string): boolean => {
  const at = pathname.lastIndexOf("/");
  return at < pathname.length - 1 && findEntry(pathname.slice(0, at))?.takesToken === true;
};

/**
 * What an address leads to, by the registry alone. `home` is the home page of the host it was asked of. Each page has
 * one spelling; an address in another case is sent there, and one that leads nowhere is answered as such.
 */
export function wayOf(address: Address, home: Home): Way {
  const { pathname, search } = address;
  const atHome = homeWay(address, home);
  if (atHome) return atHome;
  const entry = findEntry(pathname);
  if (entry && !entry.takesToken) return pageWay(entry, address);
  if (isTokenOf(pathname)) return { does: "render" };
  const front = fronts.get(pathname);
  if (front) return { does: "send", to: front + search, status: 307 };
  const canonical = canonicalPath(pathname) ?? namedPassport(pathname);
  if (canonical && canonical !== pathname) return { does: "send", to: canonical + search, status: 308 };
  return nothingAt(pathname);
}
