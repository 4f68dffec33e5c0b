import { env } from "#lib/platform/env.ts";

/** The cookies of the site. Under https their names bind them to this host alone (the `__Host-` prefix). */
export function cookieNames(isHttps: boolean) {
  const prefix = isHttps ? "__Host-" : "";
  return {
    /** next-auth's cookie: encrypted, contains the id of a row in `sessions`. */
    session: `${prefix}akoma.session`,
    /** A random token for this browser: a code works only in the browser that asked for it. */
    device: `${prefix}akoma.device`,
    /** Sealed, lasts a quarter of an hour: whom a code was sent to and where to go afterwards. */
    pending: `${prefix}akoma.pending`,
    /**
     * A random token for this browser, lasts a week: it opens what was typed into a form that is not sent yet, or could
     * not be accepted.
     */
    draft: `${prefix}akoma.draft`,
    /** Sealed, lasts two hours: opens the status of one submission whose reference and address were entered. */
    shown: `${prefix}akoma.shown`,
    /** Sealed, lasts half an hour: ratings that wait until their author has signed in. */
    rating: `${prefix}akoma.rating`,
  };
}

/** Whether visitors reach this site by https: its cookies are then sent over https only, and bound to this host. */
export const isHttps = env.SITE_URL.startsWith("https:");

/**
 * The cookies of a request, as they were sent; of two with one name, the first. Their values are the caller's claim.
 */
export function readCookies(request: { headers: Headers }): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const sign = pair.indexOf("=");
    const name = pair.slice(0, sign).trim();
    if (sign > 0 && name && !cookies.has(name)) cookies.set(name, pair.slice(sign + 1).trim());
  }
  return cookies;
}

/** The value of one of them; undefined if it is missing or empty. */
export const readCookie = (request: { headers: Headers }, name: string): string | undefined =>
  readCookies(request).get(name) || undefined;

/** How long a cookie lives: a number of seconds, until a moment, or as long as the browser is open. */
type Life = { seconds: number } | { until: Date } | "browser";

function endOf(life: Life): string {
  if (life === "browser") return "";
  return "seconds" in life ? `; Max-Age=${life.seconds}` : `; Expires=${life.until.toUTCString()}`;
}

/**
 * A Set-Cookie header for a cookie that no other site can make a browser send along with a post, and that, unless it is
 * `forScripts`, no script can read. The value must be ours: letters, digits and signs that need no quoting.
 */
export function setCookie(
  name: string,
  value: string,
  life: Life,
  { forScripts = false } = {},
): [string, string] {
  const closed = forScripts ? "" : "; HttpOnly";
  const secure = isHttps ? "; Secure" : "";
  return ["set-cookie", `${name}=${value}; Path=/${endOf(life)}${closed}; SameSite=Lax${secure}`];
}
