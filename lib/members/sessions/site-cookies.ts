import "server-only";
import { env } from "#lib/env.ts";
import { cookieNames } from "../open/cookie-names.ts";

const isHttps = env.SITE_URL.startsWith("https:");

/** The names of this site's cookies, as SITE_URL has them. */
export const siteCookies = cookieNames(isHttps);

/** How long a cookie lives: so many seconds, until a moment, or as long as the browser is open. */
type Life = { seconds: number } | { until: Date } | "browser";

/** A Set-Cookie header no script can read and no other site can make a browser send along with a post. */
export function setCookie(name: string, value: string, life: Life): [string, string] {
  const ends =
    life === "browser"
      ? ""
      : "seconds" in life
        ? `; Max-Age=${life.seconds}`
        : `; Expires=${life.until.toUTCString()}`;
  const secure = isHttps ? "; Secure" : "";
  return ["set-cookie", `${name}=${value}; Path=/${ends}; HttpOnly; SameSite=Lax${secure}`];
}
