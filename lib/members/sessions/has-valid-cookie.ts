import "server-only";
import { readCookie } from "./read-cookie.ts";
import { readSessionCookie } from "./read-session-cookie.ts";
import { siteCookies } from "./site-cookies.ts";

/** Whether the request's cookie already points to this session. */
export async function hasValidCookie(request: { headers: Headers }, sessionId: string): Promise<boolean> {
  return (await readSessionCookie(readCookie(request, siteCookies.session))) === sessionId;
}
