import { isGuideTopic } from "#lib/data/countries/words/open/guide-topics.ts";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { findPassport } from "#lib/data/countries/visa/open/passport-names.ts";
import { passportPath } from "#lib/data/countries/visa/open/passport-path.ts";
import { kinds, type SiteEntry } from "./entry.ts";
import { behindPages, canonicalPath, findEntry, readsQuery } from "./find-entry.ts";
import { gatedPaths } from "./registry-keys.ts";
import { mainHomePath, type Home } from "./homes.ts";

/** The parts of a request's URL that routing depends on. */
export type Address = Pick<URL, "pathname" | "search" | "searchParams">;

/**
 * Renders the page at the address, or the one behind it, for this request. `isForAll` means that the content depends on
 * the address alone, so a browser may keep the page for back navigation.
 */
export type Render = { does: "render"; page?: string; search?: string; status?: 404; isForAll?: true };

/** How an address is answered. */
export type SiteRoute =
  /** Serves a page made at build time: its own, or the one at `page`. */
  | { does: "show"; page?: string }
  | Render
  /** Shows the page to a signed-in visitor and does `otherwise` for others. */
  | { does: "ask"; page?: string; otherwise: Render; robots?: "noindex" }
  | { does: "send"; to: string; status: 303 | 307 | 308 };

/** Decodes the percent escapes in a part of an address. Returns it unchanged if they are malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const slugs: ReadonlySet<string> = new Set(countrySlugs);
/** The maximum length of a typed country that is looked up. */
const longestCountry = 80;

/**
 * Routes a navigator query. A free-text question is answered by the navigator. A country and a topic alone redirect to
 * the part of the guide that answers. A misspelt country redirects to the search, which tolerates typos. A query with
 * neither redirects to the question form.
 */
function navigatorRoute(query: URLSearchParams): SiteRoute {
  if (query.has("ask")) return { does: "render", page: "/navigator/of", isForAll: true };
  if (!query.has("country")) return { does: "send", to: "/navigator", status: 303 };
  const asked = (query.get("country") ?? "").trim().slice(0, longestCountry);
  const slug = asked.toLowerCase();
  const topic = query.get("topic");
  const part = isGuideTopic(topic) ? `#${topic}` : "";
  const to = slugs.has(slug)
    ? `/start-business/${slug}${part}`
    : `/start-business?${new URLSearchParams({ q: asked }).toString()}`;
  return { does: "send", to, status: 303 };
}

/** The maximum length of a typed passport or another choice that is looked up. */
const longestTyped = 60;

/** The passport's code, which shared addresses use. Unknown input stays as typed, so that the page can report it. */
function passportIn(query: URLSearchParams): string {
  const asked = (query.get("passport") ?? "").trim().slice(0, longestTyped);
  return findPassport(asked)?.code ?? asked;
}

/** Other query keys that the address of a comparison keeps as typed. The page reports what is wrong with them. */
const compareViews = ["path", "only"] as const;

/**
 * Redirects to the canonical address: the form without script sends one `c` per country, a shared address has one list.
 */
export function compareRoute(query: URLSearchParams): SiteRoute {
  const given = query.getAll("c");
  const passport = passportIn(query);
  const views: string[][] = compareViews.flatMap((key) => {
    const asked = (query.get(key) ?? "").trim().slice(0, longestTyped);
    return asked ? [[key, asked]] : [];
  });
  const isAsked = passport !== "" || views.length > 0;
  const isOneList = given.length === 1 ? !given[0]?.includes(" ") : given.length === 0 && isAsked;
  const isOneCode =
    !query.has("passport") || (passport !== "" && query.getAll("passport").join() === passport);
  if (isOneList && isOneCode) return { does: "render", page: "/explore/compare/of", isForAll: true };
  const list = given.flatMap((part) => part.split(/[\s,]+/)).filter(Boolean);
  const rest = new URLSearchParams([...(passport ? [["passport", passport]] : []), ...views]);
  const parts = [
    ...(list.length > 0 ? [`c=${list.map(encodeURIComponent).join(",")}`] : []),
    ...(rest.size > 0 ? [rest.toString()] : []),
  ];
  const search = parts.length > 0 ? `?${parts.join("&")}` : "";
  return { does: "send", to: `/explore/compare${search}`, status: 303 };
}

/**
 * Redirects to the page of the passport, at the line of the country in `to`. An unknown passport is reported on the
 * page, which also handles `keep`: it stores the passport on the device.
 */
function passportRoute(query: URLSearchParams): SiteRoute {
  const passport = findPassport(query.get("passport") ?? "");
  if (!passport || query.has("keep")) return { does: "render", page: "/explore/passport/of", isForAll: true };
  const to = query.get("to") ?? "";
  const line = slugs.has(to) ? `#${to}` : "";
  return { does: "send", to: passportPath(passport.code) + line, status: 303 };
}

const passportFolder = "/explore/passport/";

/** The page of a passport that a path names by something other than its code: "/explore/passport/ivory-coast". */
function namedPassport(pathname: string): string | undefined {
  if (!pathname.toLowerCase().startsWith(passportFolder)) return undefined;
  const asked = pathname.slice(passportFolder.length, passportFolder.length + longestTyped);
  const passport = findPassport(decoded(asked));
  return passport && passportPath(passport.code);
}

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
