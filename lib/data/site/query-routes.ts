import { isGuideTopic } from "#lib/data/countries/words/open/guide-topics.ts";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { findPassport } from "#lib/data/countries/visa/open/find-passport.ts";
import { passportPath } from "#lib/data/countries/visa/open/passport-path.ts";
import type { SiteRoute } from "./site-route.ts";
import { decoded } from "./decoded.ts";

const slugs: ReadonlySet<string> = new Set(countrySlugs);
/** The maximum length of a typed country that is looked up. */
const longestCountry = 80;

/**
 * Routes a navigator query. A free-text question is answered by the navigator. A country and a topic alone redirect to
 * the part of the guide that answers. A misspelt country redirects to the search, which tolerates typos. A query with
 * neither redirects to the question form.
 */
export function navigatorRoute(query: URLSearchParams): SiteRoute {
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
export function passportRoute(query: URLSearchParams): SiteRoute {
  const passport = findPassport(query.get("passport") ?? "");
  if (!passport || query.has("keep")) return { does: "render", page: "/explore/passport/of", isForAll: true };
  const to = query.get("to") ?? "";
  const line = slugs.has(to) ? `#${to}` : "";
  return { does: "send", to: passportPath(passport.code) + line, status: 303 };
}

const passportFolder = "/explore/passport/";

/** The page of a passport that a path names by something other than its code: "/explore/passport/ivory-coast". */
export function namedPassport(pathname: string): string | undefined {
  if (!pathname.toLowerCase().startsWith(passportFolder)) return undefined;
  const asked = pathname.slice(passportFolder.length, passportFolder.length + longestTyped);
  const passport = findPassport(decoded(asked));
  return passport && passportPath(passport.code);
}
