import { NextResponse, type NextRequest } from "next/server";
import { pagePolicy } from "#lib/http/security-headers.ts";
import { countrySlugs } from "#lib/countries/data/slugs.ts";

/**
 * Only for what cannot be prerendered: a list or comparison with a query, the receipt of an enquiry, and guides that
 * do not exist. It reads no database and no cookie. Every other page is served without passing here.
 */
export const config = {
  matcher: [
    "/start-business/:slug+",
    "/contact/received",
    { source: "/start-business", has: [{ type: "query", key: "q" }] },
    { source: "/start-business", has: [{ type: "query", key: "region" }] },
    { source: "/start-business", has: [{ type: "query", key: "sort" }] },
    { source: "/start-business", has: [{ type: "query", key: "focus" }] },
    { source: "/explore/compare", has: [{ type: "query", key: "c" }] },
    "/explore/compare/of",
  ],
};

const policyHeader = "content-security-policy";
const known = new Set<string>(countrySlugs);

export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname === "/start-business") return render(request, "/start-business/results");
  if (pathname === "/explore/compare") return compare(request);
  if (pathname === "/contact/received") return render(request);
  const front = frontOf[pathname];
  if (front) return redirect(request, front);
  if (pathname.startsWith("/start-business/")) return guide(request, pathname, searchParams);
  return NextResponse.next();
}

/** Pages that stand behind a rewrite, and the address in front that visitors know. */
const frontOf: Record<string, string> = {
  "/start-business/results": "/start-business",
  "/start-business/unknown": "/start-business",
  "/explore/compare/of": "/explore/compare",
};

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
