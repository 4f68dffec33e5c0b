import "server-only";
import { setCookie, siteCookies } from "./site-cookies.ts";

const gone = { seconds: 0 };

/** Takes away what is left of a sign-in that did not get to its code, or is over with. */
export const endedPendingHeader = (): [string, string] => setCookie(siteCookies.pending, "", gone);

/**
 * Takes away session, pending sign-in and ratings that wait for one: the next who signs in here may be somebody else.
 * The browser keeps the token by which its owner's devices are known.
 */
export const endedCookieHeaders = (): [string, string][] => [
  setCookie(siteCookies.session, "", gone),
  endedPendingHeader(),
  setCookie(siteCookies.rating, "", gone),
];

/** Takes away everything, the browser's own token too: after an account is deleted, or when a visitor clears this device. */
export const goneCookieHeaders = (): [string, string][] => [
  ...endedCookieHeaders(),
  setCookie(siteCookies.device, "", gone),
];
