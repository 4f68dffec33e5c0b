import "server-only";
import { encode } from "next-auth/jwt";
import { sessionSecret } from "../secrets/index.ts";
import { setCookie, siteCookies } from "./site-cookies.ts";

export type CookieSession = { id: string; memberId: string; isRemembered: boolean; expiresAt: Date };

/** Nothing decides by it but the cheap look of the middleware: the row knows when a session ends. */
const longestSeconds = 30 * 24 * 60 * 60;

/** next-auth's cookie for a session: encrypted, points to its row, and lives no longer than the row. */
export async function sessionCookieHeader(session: CookieSession): Promise<[string, string]> {
  const token = { sub: session.memberId, sid: session.id };
  const value = await encode({ token, secret: sessionSecret(), maxAge: longestSeconds });
  return setCookie(
    siteCookies.session,
    value,
    session.isRemembered ? { until: session.expiresAt } : "browser",
  );
}
