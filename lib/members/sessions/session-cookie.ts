import "server-only";
import { encode } from "next-auth/jwt";
import { sessionSecret } from "#lib/secrets/index.ts";
import { rememberedSeconds } from "../open/session-limits.ts";
import { setCookie, siteCookies } from "./site-cookies.ts";

export type CookieSession = { id: string; memberId: string; isRemembered: boolean; expiresAt: Date };

/** next-auth's cookie for a session: encrypted, points to its row, and lives no longer than the row. */
export async function sessionCookieHeader(session: CookieSession): Promise<[string, string]> {
  const token = { sub: session.memberId, sid: session.id };
  // Nothing decides by its age but the cheap look of the middleware: the row knows when a session ends.
  const value = await encode({ token, secret: sessionSecret(), maxAge: rememberedSeconds });
  return setCookie(
    siteCookies.session,
    value,
    session.isRemembered ? { until: session.expiresAt } : "browser",
  );
}
