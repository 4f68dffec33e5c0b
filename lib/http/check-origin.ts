import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { fault } from "#lib/words/faults.ts";

/**
 * Refuses a post that another site made a browser send. Browsers say so in Sec-Fetch-Site; older ones in Origin.
 * A caller that sends neither is no browser and carries nobody's cookies.
 */
export function checkOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const trusted = site
    ? site === "same-origin" || site === "none"
    : origin === null || isOwnOrigin(origin, request);
  if (!trusted) throw new AppError("forbidden", fault("otherSite"));
}

/**
 * Whether a browser withholds where a post comes from: one from before 2023 says nothing of the site, and says "null" as the
 * origin of a form on a page that sends no referrer. A token of the form has to decide then.
 */
export const withholdsOrigin = ({ headers }: Request): boolean =>
  !headers.has("sec-fetch-site") && headers.get("origin") === "null";

/** Whether an origin is this site's, by the name it was asked under or its own. */
export function isOwnOrigin(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.headers.get("host") || host === new URL(env.SITE_URL).host;
}
