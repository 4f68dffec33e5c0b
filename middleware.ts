import { NextResponse, type NextRequest } from "next/server";
// Not through the index of lib/domains/members: that imports the database, which the middleware must not query.
import { readSessionCookie } from "#lib/domains/members/cookies.ts";
import { env } from "#lib/platform/env.ts";
import { pagePolicy } from "#lib/platform/http/security-headers.ts";
import { homeOf } from "#lib/data/site/homes.ts";
import { routeRequest } from "#lib/data/site/route-request.ts";
import type { Render, SiteRoute } from "#lib/data/site/route-of.ts";

/**
 * Handles only requests that the sealed build did not answer (lib/ops/serve/serve.ts). The registry of paths decides
 * what each address leads to (lib/data/site); the middleware carries it out. It queries no database.
 */
export const config = {
  runtime: "nodejs",
  // Skips calls, what Next itself serves, and files. A router requests a page with other endings, which are not listed.
  matcher: ["/((?!api/|_next/|.*\\.(?:svg|png|ico|json|xml|txt|csv|ics|js|webmanifest)$).*)"],
};

const policyHeader = "content-security-policy";

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const route: SiteRoute = routeRequest(
    request.nextUrl,
    homeOf(request.headers.get("host"), env),
    env.EXTRA_LOCALES,
  );
  switch (route.does) {
    case "show":
      return NextResponse.rewrite(at(request, route));
    case "send":
      return NextResponse.redirect(new URL(route.to, request.nextUrl), route.status);
    case "render":
      return render(request, route);
    case "ask": {
      const answer = render(
        request,
        (await hasSignedCookie(request)) ? { page: route.page } : route.otherwise,
      );
      if (route.robots) answer.headers.set("x-robots-tag", route.robots);
      return answer;
    }
    default:
      return route satisfies never;
  }
}

/**
 * Whether the session cookie is one of ours and not expired. It does not show whether the session is still valid: every
 * gated page and call checks the row itself.
 */
async function hasSignedCookie(request: NextRequest): Promise<boolean> {
  try {
    return (await readSessionCookie(request)) !== undefined;
  } catch {
    return false; // sign-in is not set up on this site
  }
}

/** The internal page for the requested address. */
function at(request: NextRequest, { page, search }: Pick<Render, "page" | "search">): URL {
  const target = request.nextUrl.clone();
  if (page !== undefined) target.pathname = page;
  if (search !== undefined) target.search = search;
  return target;
}

/** Renders the page with a nonce: Next writes it on every script of the page. */
function render(
  request: NextRequest,
  { page, search, status, isForAll }: Omit<Render, "does">,
): NextResponse {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const policy = pagePolicy([`'nonce-${nonce}'`]);
  const headers = new Headers(request.headers);
  headers.set(policyHeader, policy);
  const answer = NextResponse.rewrite(at(request, { page, search }), {
    status: status ?? 200,
    request: { headers },
  });
  answer.headers.set(policyHeader, policy);
  answer.headers.set("cache-control", isForAll ? "private, no-cache" : "private, no-store");
  return answer;
}
