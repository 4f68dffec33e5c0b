import "server-only";
import { asToken } from "../sessions/as-token.ts";
import { readCookie } from "../sessions/read-cookie.ts";
import { siteCookies } from "../sessions/site-cookies.ts";

/** The token of the browser that asks; undefined when it has none, or something we never made. */
export const readDeviceToken = (request: { headers: Headers }): string | undefined =>
  asToken(readCookie(request, siteCookies.device));
