import { z } from "zod";
import { env } from "#lib/platform/env.ts";
import { setCookie } from "#lib/platform/http/cookies.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { liteCookie, liteYearSeconds } from "#lib/platform/http/lite-choice.ts";
import { plainAnswer } from "#lib/platform/http/plain-page.ts";
import { says } from "#lib/platform/words/faults.ts";

const page = "/lite";

const choice = z.object({
  lite: z.enum(["on", "off", "auto"], says("lite")),
});
type Choice = z.output<typeof choice>["lite"];

/** The site's scripts read this cookie before they prefetch anything, so it is not HttpOnly. */
function cookieFor(lite: Choice): [string, string] {
  if (lite === "auto") return setCookie(liteCookie, "", { seconds: 0 }, { forScripts: true });
  return setCookie(liteCookie, lite === "on" ? "1" : "0", { seconds: liteYearSeconds }, { forScripts: true });
}

/**
 * The path of the page that the post came from, if it is on this site. A path that begins with two slashes is rejected,
 * because it names another site.
 */
function cameFrom(request: Request): string {
  const referer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return page;
  const { host, pathname, search } = new URL(referer);
  const isOwn = host === request.headers.get("host") || host === new URL(env.SITE_URL).host;
  return isOwn && /^\/(?![/\\]|api\/)/.test(pathname) ? pathname + search : page;
}

const methods = route({
  POST: endpoint({
    name: "chooseLite",
    schema: choice,
    handle: async ({ lite }, request) => ({ lite, back: cameFrom(request) }),
    form: {
      read: (fields) => ({ lite: fields.get("lite") }),
      next: ({ back }) => back,
      problem: (error) => plainAnswer({ error, back: { href: page, label: "Back to lite mode" } }),
    },
    reply: ({ lite }) => ({ data: { lite }, headers: [cookieFor(lite)] }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(page, methods.GET);
