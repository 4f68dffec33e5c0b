import "server-only";
import type { NextAuthOptions } from "next-auth";
import type { CredentialsConfig } from "next-auth/providers/credentials";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { clientAddress } from "#lib/http/client-address.ts";
import { toAppError } from "#lib/http/faults.ts";
import { log } from "#lib/log.ts";
import { sessionSecret } from "#lib/secrets/index.ts";
import type { SignedIn } from "../codes/complete-sign-in.ts";
import { redeemCode } from "../codes/redeem-code.ts";
import { readDeviceToken, siteCookies } from "../cookies.ts";
import { codeVerify } from "../open/code-schema.ts";
import { rememberedSeconds } from "../open/limits.ts";
import { signOut } from "./end-session.ts";
import { findSession } from "./find-session.ts";

/** What one call through next-auth brought about, beside what next-auth makes of it. */
export type CallNotes = { signedIn?: SignedIn; fault?: AppError };

const headersOf = (given: Record<string, unknown> | undefined): Headers =>
  new Headers(
    Object.entries(given ?? {}).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );

/** The one error text that leaves next-auth is the name of a kind of failure. */
function fail(notes: CallNotes, thrown: unknown): Error {
  notes.fault = toAppError(thrown, "next-auth");
  return new Error(notes.fault.code);
}

/** A bundler and Node disagree about what next-auth's provider module exports; what it makes is this object. */
const signIn = (notes: CallNotes): CredentialsConfig => ({
  id: "credentials",
  type: "credentials",
  name: "E-mail code",
  credentials: { email: { label: "E-mail address", type: "email" }, code: { label: "Code", type: "text" } },
  async authorize(given, request) {
    const input = codeVerify.safeParse({ email: given?.["email"], code: given?.["code"] });
    if (!input.success) return null;
    const headers = headersOf(request.headers);
    try {
      const signedIn = await redeemCode(input.data, {
        deviceToken: readDeviceToken({ headers }),
        address: clientAddress(headers),
        userAgent: headers.get("user-agent"),
      });
      notes.signedIn = signedIn;
      return { id: signedIn.memberId, sid: signedIn.sessionId };
    } catch (thrown) {
      throw fail(notes, thrown);
    }
  },
});

/**
 * next-auth over the same codes and the same rows: it makes and reads its cookie, and asks the rows for everything
 * else. `notes` collects what a call brought about.
 */
export const optionsFor = (notes: CallNotes): NextAuthOptions => ({
  // A getter: a site without AUTH_SECRET has no sign-in, and still has pages.
  get secret() {
    return sessionSecret();
  },
  session: { strategy: "jwt", maxAge: rememberedSeconds },
  providers: [signIn(notes)],
  pages: { signIn: "/login", signOut: "/login", error: "/login", verifyRequest: "/login/code" },
  cookies: {
    sessionToken: {
      name: siteCookies.session,
      options: { httpOnly: true, sameSite: "lax", path: "/", secure: env.SITE_URL.startsWith("https:") },
    },
  },
  callbacks: {
    jwt: ({ token, user }) => ({
      sub: token.sub,
      sid: user && "sid" in user ? user.sid : token["sid"],
    }),
    async session({ token }) {
      const sid = token["sid"];
      const visit = await findSession({ id: typeof sid === "string" ? sid : "" }).catch((thrown) => {
        throw fail(notes, thrown);
      });
      if (!visit) throw new Error("unauthenticated"); // next-auth answers {} and takes the cookie away
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
      log.debug({ deed: "next-auth", code, type: typeof metadata }, "next-auth refused"),
    warn: () => undefined,
    debug: () => undefined,
  },
});
