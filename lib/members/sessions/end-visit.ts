import "server-only";
import { hashToken } from "#lib/secrets/index.ts";
import { readBearer } from "./read-bearer.ts";
import { readCookie } from "./read-cookie.ts";
import { readSessionCookie } from "./read-session-cookie.ts";
import { signOut } from "./sign-out.ts";
import { siteCookies } from "./site-cookies.ts";

/** Ends what the request is signed in with, by cookie and by bearer. */
export async function endVisit(request: { headers: Headers }): Promise<void> {
  const { token } = readBearer(request) ?? {};
  const id = await readSessionCookie(readCookie(request, siteCookies.session));
  await signOut({ id, tokenHash: token && hashToken(token) });
}
