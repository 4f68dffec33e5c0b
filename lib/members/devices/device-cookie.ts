import "server-only";
import { setCookie, siteCookies } from "../sessions/site-cookies.ts";

const yearSeconds = 365 * 24 * 60 * 60;

/** The token that names this browser: for a year where the member wants it remembered, else until it is closed. */
export const deviceCookieHeader = (token: string, isRemembered: boolean): [string, string] =>
  setCookie(siteCookies.device, token, isRemembered ? { seconds: yearSeconds } : "browser");
