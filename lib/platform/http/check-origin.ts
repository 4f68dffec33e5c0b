import { env } from "#lib/platform/env.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";

/**
 * Refuses a post that another site made a browser send. Browsers report that in Sec-Fetch-Site, older ones in Origin. A
 * caller that sends neither is not a browser and carries nobody's cookies.
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
 * Whether a browser withholds the origin of a post. One from before 2023 sends no Sec-Fetch-Site, and sends "null" as
 * the origin of a form on a page without a referrer. A token in the form must decide then.
 */
export const withholdsOrigin = ({ headers }: Request): boolean =>
  !headers.has("sec-fetch-site") && headers.get("origin") === "null";

/** Whether an origin is this site's, by the host of the request or by SITE_URL. */
export function isOwnOrigin(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.headers.get("host") || host === new URL(env.SITE_URL).host;
}
