import { NextResponse, type NextRequest } from "next/server";
// Not by the face of lib/members: that brings the database, which nothing here may ask.
import { readSessionCookie } from "#lib/members/cookies.ts";
import { isGuideTopic } from "#lib/content/guide-topics.ts";
import { homeOf } from "#lib/content/homes.ts";
import { canonicalPath } from "#lib/content/known-path.ts";
import { countrySlugs } from "#lib/countries/record/open/slugs.ts";
import { env } from "#lib/env.ts";
import { readsQuery } from "#lib/http/query-pages.ts";
import { pagePolicy } from "#lib/http/security-headers.ts";
import { moderationPath } from "#lib/moderation/open/paths.ts";
import { isGated } from "#lib/portals/open/gated-paths.ts";
import { ratingsPaths } from "#lib/ratings/open/paths.ts";

/**
 * Only for what is not served from the sealed build before it comes here (lib/ops/serve/serve.ts): the home page of a host,
 * pages with a query that they read, sign-in, the wall in front of the gated pages, and addresses that lead nowhere.
 * It asks no database.
 */
export const config = {
  runtime: "nodejs",
  // Not for calls, what Next itself serves, and files. A router asks for a page with other endings, which are not among them.
  matcher: ["/((?!api/|_next/|.*\\.(?:svg|png|ico|json|xml|txt|csv|webmanifest)$).*)"],
};

const policyHeader = "content-security-policy";
const wallPrefix = "/wall";
const known = new Set<string>(countrySlugs);
/** Pages made for each request that everybody may see. */
const madePerRequest = new Set<string>([
  "/contact/received",
  "/currency",
  "/register",
  "/login",
  "/login/code",
  "/login/ended",
  "/login/deleted",
  "/portal/clearsight/register",
  ...ratingsPaths,
]);

/** The link in the mail about a new device. */
const endsSession = /^\/login\/end\/[^/]+$/;

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname === "/") return home(request);
  if (readsQuery(pathname, searchParams)) return withQuery(request, pathname);
  if (madePerRequest.has(pathname) || endsSession.test(pathname)) return render(request);
  if (isGated(pathname)) return gated(request, pathname);
  if (pathname === moderationPath) return staffOnly(request, pathname);
  const front = frontOf(pathname);
  if (front) return redirect(request, front);
  if (pathname.startsWith("/start-business/")) return guide(request, pathname, searchParams);
  return knownOrNot(request, pathname);
}

/** Each page has one spelling; an address in another case is sent there, one that leads nowhere is answered as such. */
function knownOrNot(request: NextRequest, pathname: string): NextResponse {
  const canonical = canonicalPath(pathname);
  if (canonical === pathname) return NextResponse.next();
  if (canonical) return redirect(request, canonical, 308);
  return unknown(request, pathname);
}

/** Says that there is nothing here, and which pages have a name near to it. */
function unknown(request: NextRequest, pathname: string): NextResponse {
  request.nextUrl.search = `?asked=${encodeURIComponent(pathname)}`;
  return render(request, "/unknown", 404);
}

/** Where a page is made when its query says what it shows. */
const behind: Record<string, string> = {
  "/start-business": "/start-business/results",
  "/explore/ranking": "/explore/ranking/of",
  "/explore/scatter": "/explore/scatter/of",
  "/send": "/send/estimate",
};

/** A page whose query says what it shows. */
function withQuery(request: NextRequest, pathname: string): NextResponse {
  if (pathname === "/explore/compare") return compare(request);
  if (pathname === "/navigator") return answerOf(request, request.nextUrl.searchParams);
  return render(request, behind[pathname]);
}

/** So much of a typed country is looked for. */
const longestCountry = 80;

/** The part of a guide that answers what the navigator was asked; a country with a slip goes to the search, which forgives it. */
function answerOf(request: NextRequest, params: URLSearchParams): NextResponse {
  const asked = (params.get("country") ?? "").trim().slice(0, longestCountry);
  const slug = asked.toLowerCase();
  const topic = params.get("topic");
  const target = new URL(known.has(slug) ? `/start-business/${slug}` : "/start-business", request.nextUrl);
  if (!known.has(slug)) target.searchParams.set("q", asked);
  else if (isGuideTopic(topic)) target.hash = topic ?? "";
  return NextResponse.redirect(target, 303);
}

/** Pages that stand behind a rewrite, and the address in front that visitors know. */
const fronts: Record<string, string> = {
  ...Object.fromEntries(Object.entries(behind).map(([front, page]) => [page, front])),
  "/start-business/unknown": "/start-business",
  "/explore/compare/of": "/explore/compare",
  "/unknown": "/",
};

function frontOf(pathname: string): string | undefined {
  if (!pathname.startsWith(`${wallPrefix}/`)) return fronts[pathname];
  const front = pathname.slice(wallPrefix.length);
  return isGated(front) ? front : undefined;
}

/** The home page of the host. lib/ops/serve/serve.ts answers most of these before they come here. */
function home(request: NextRequest): NextResponse {
  const path = homeOf(request.headers.get("host"), env);
  if (path === "/") return NextResponse.next();
  const target = request.nextUrl.clone();
  target.pathname = path;
  return NextResponse.rewrite(target);
}

/**
 * Whether the session cookie is one of ours and in date. Not whether the session still stands: every gated page and
 * call asks the row itself.
 */
async function hasSignedCookie(request: NextRequest): Promise<boolean> {
  try {
    return (await readSessionCookie(request)) !== undefined;
  } catch {
    return false; // sign-in is not set up on this site
  }
}

/** Without a signed cookie a gated address shows its wall, which knows nothing of any member. */
async function gated(request: NextRequest, pathname: string): Promise<NextResponse> {
  const answer = (await hasSignedCookie(request)) ? render(request) : render(request, wallPrefix + pathname);
  answer.headers.set("x-robots-tag", "noindex");
  return answer;
}

/** Without a signed cookie it is an address that leads nowhere, like any other; whose cookie it is, the page asks. */
async function staffOnly(request: NextRequest, pathname: string): Promise<NextResponse> {
  return (await hasSignedCookie(request)) ? render(request) : unknown(request, pathname);
}

function guide(request: NextRequest, pathname: string, searchParams: URLSearchParams): NextResponse {
  const [, , slug = "", rest] = pathname.split("/");
  if (known.has(slug) && (rest === undefined || rest === "print")) return NextResponse.next();
  const lower = decodeURIComponentSafe(slug).toLowerCase();
  if (known.has(lower) && lower !== slug) {
    return redirect(request, ["/start-business", lower, rest].filter(Boolean).join("/"), 308);
  }
  searchParams.set("slug", [lower, rest].filter(Boolean).join("/").slice(0, 80));
  return render(request, "/start-business/unknown", 404);
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The form without script sends one `c` for each country; the address that is shared has one list. */
function compare(request: NextRequest): NextResponse {
  const given = request.nextUrl.searchParams.getAll("c");
  if (given.length === 1 && !given[0]?.includes(" ")) return render(request, "/explore/compare/of");
  const list = given.flatMap((part) => part.split(/[\s,]+/)).filter(Boolean);
  const target = new URL("/explore/compare", request.nextUrl);
  target.search = list.length ? `?c=${list.map(encodeURIComponent).join(",")}` : "";
  return NextResponse.redirect(target, 303);
}

function redirect(request: NextRequest, path: string, status: 307 | 308 = 307): NextResponse {
  const target = request.nextUrl.clone();
  target.pathname = path;
  return NextResponse.redirect(target, status);
}

/** Renders `path` (or the address itself) with a nonce: Next writes it on every script of the page. */
function render(request: NextRequest, path?: string, status = 200): NextResponse {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const policy = pagePolicy([`'nonce-${nonce}'`]);
  const headers = new Headers(request.headers);
  headers.set(policyHeader, policy);
  const target = request.nextUrl.clone();
  if (path) target.pathname = path;
  const answer = path
    ? NextResponse.rewrite(target, { status, request: { headers } })
    : NextResponse.next({ request: { headers } });
  answer.headers.set(policyHeader, policy);
  answer.headers.set("cache-control", "private, no-store");
  return answer;
}
