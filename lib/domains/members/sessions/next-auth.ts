import "server-only";
import type { NextAuthOptions } from "next-auth";
import type { AppError } from "#lib/platform/errors.ts";
import { isHttps } from "#lib/platform/http/cookies.ts";
import { toAppError } from "#lib/platform/http/faults.ts";
import { log } from "#lib/platform/log.ts";
import { sessionSecret } from "#lib/platform/secrets/index.ts";
import { siteCookies } from "../cookies.ts";
import { rememberedSeconds } from "../open/limits.ts";
import { signOut } from "./end-session.ts";
import { findSession } from "./find-session.ts";

/** Collects the error of one call through next-auth, which would otherwise swallow it. */
export type CallNotes = { fault?: AppError };

/** The error code is the only error text that leaves next-auth. */
function fail(notes: CallNotes, thrown: unknown): Error {
  notes.fault = toAppError(thrown, "next-auth");
  return new Error(notes.fault.code);
}

/**
 * next-auth on the rows of this site: it reads its cookie and takes everything else from the database. It has no
 * provider, because /api/auth/login/verify is the only endpoint that signs in. `notes` collects the error of a call.
 */
export const optionsFor = (notes: CallNotes): NextAuthOptions => ({
  // A getter, because a site without AUTH_SECRET has no sign-in but still has pages.
  get secret() {
    return sessionSecret();
  },
  session: { strategy: "jwt", maxAge: rememberedSeconds },
  providers: [],
  pages: { signIn: "/login", signOut: "/login", error: "/login", verifyRequest: "/login/code" },
  cookies: {
    sessionToken: {
      name: siteCookies.session,
      options: { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps },
    },
  },
  callbacks: {
    jwt: ({ token }) => ({ sub: token.sub, sid: token["sid"] }),
    async session({ token }) {
      const sid = token["sid"];
      const visit = await findSession({ id: typeof sid === "string" ? sid : "" }).catch((thrown) => {
        throw fail(notes, thrown);
      });
      if (!visit) throw new Error("unauthenticated"); // next-auth answers {} and deletes the cookie
      return { user: { email: visit.member.email }, expires: visit.session.expiresAt.toISOString() };
    },
  },
  events: {
    async signOut({ token }) {
      const sid = token?.["sid"];
      await signOut({ id: typeof sid === "string" ? sid : undefined }).catch((thrown) => {
        throw fail(notes, thrown);
      });
    },
  },
  logger: {
    error: (code, metadata) =>
      log.debug({ action: "next-auth", code, type: typeof metadata }, "next-auth refused"),
    warn: () => undefined,
    debug: () => undefined,
  },
});
