import "server-only";
import { hashToken } from "#lib/secrets/index.ts";
import { findSession } from "./find-session.ts";
import { readBearer } from "./read-bearer.ts";
import { readCookie } from "./read-cookie.ts";
import { readSessionCookie } from "./read-session-cookie.ts";
import { siteCookies } from "./site-cookies.ts";
import type { Visit } from "./visit.ts";

/**
 * Who is asking: by the bearer header where there is one, else by the cookie. Ended, expired, idle, unknown and
 * malformed are nobody. Throws only when the database does not answer.
 */
export async function findVisit(request: { headers: Headers }): Promise<Visit | undefined> {
  const bearer = readBearer(request);
  if (bearer) return bearer.token ? findSession({ tokenHash: hashToken(bearer.token) }) : undefined;
  const id = await readSessionCookie(readCookie(request, siteCookies.session));
  return id ? findSession({ id }) : undefined;
}
