import "server-only";
import type { NextAuthOptions } from "next-auth";
import { AppError } from "#lib/platform/errors.ts";
import { isHttps, readCookies } from "#lib/platform/http/cookies.ts";
import { toAppError } from "#lib/platform/http/faults.ts";
import { log } from "#lib/platform/log.ts";
import { sessionSecret } from "#lib/platform/secrets/index.ts";
import { env } from "#lib/platform/env.ts";
import { checkOrigin } from "#lib/platform/http/check-origin.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { readBody } from "#lib/platform/http/read-body.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { siteCookies } from "../cookies.ts";
import { rememberedSeconds } from "../open/limits.ts";
import { signOut } from "./end-session.ts";
import { findSession } from "./find-session.ts";

/** Collects the error of one call through next-auth, which would otherwise swallow it. */
type CallNotes = { fault?: AppError };

/** The error code is the only error text that leaves next-auth. */
function failedWith(notes: CallNotes, thrown: unknown): Error {
  notes.fault = toAppError(thrown, "next-auth");
  return new Error(notes.fault.code);
}

/**
 * next-auth on the rows of this site: it reads its cookie and takes everything else from the database. It has no
 * provider, because /api/auth/login/verify is the only endpoint that signs in. `notes` collects the error of a call.
 */
const optionsFor = (notes: CallNotes): NextAuthOptions => ({
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
        throw failedWith(notes, thrown);
      });
      if (!visit) throw new Error("unauthenticated"); // next-auth answers {} and deletes the cookie
      return { user: { email: visit.member.email }, expires: visit.session.expiresAt.toISOString() };
    },
  },
  events: {
    async signOut({ token }) {
      const sid = token?.["sid"];
      await signOut({ id: typeof sid === "string" ? sid : undefined }).catch((thrown) => {
        throw failedWith(notes, thrown);
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

/**
 * The next-auth actions of this site, each at its own address and at none below it. Signing in by POST has one
 * endpoint, which is not among these; next-auth's log call would let anybody write into our log; the other actions have
 * no use here.
 */
const actions: Record<string, readonly string[]> = {
  GET: ["csrf", "session", "signin", "signout"],
  POST: ["signout"],
};

type Sent = { status: number; headers: [string, string][]; body: BodyInit | null };

/** The part of Node's response that next-auth writes to. */
function makeResponse() {
  const sent: Sent = { status: 200, headers: [], body: null };
  const setHeader = (name: string, value: string | string[]) => {
    const key = name.toLowerCase();
    sent.headers = sent.headers.filter(([given]) => given !== key);
    for (const one of [value].flat()) sent.headers.push([key, one]);
    return response;
  };
  const response = {
    status: (status: number) => ((sent.status = status), response),
    getHeader: (name: string) => {
      const given = sent.headers.filter(([key]) => key === name.toLowerCase()).map(([, value]) => value);
      return given.length > 1 ? given : given[0];
    },
    setHeader,
    end: () => response,
    json: (value: unknown) => {
      setHeader("content-type", "application/json");
      sent.body = JSON.stringify(value);
    },
    send: (value: unknown) => {
      if (value === undefined || value === null) return;
      if (typeof value === "object") return response.json(value);
      sent.body = String(value);
    },
  };
  return { sent, response };
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  if (request.method !== "POST") return {};
  const { kind, value } = await readBody(request);
  if (kind === "form") return Object.fromEntries(value);
  return value && typeof value === "object" ? { ...value } : {};
}

const longestAddress = 500;

/** Whether it is an address of this site. For anything else next-auth would answer 500. */
function isOwnAddress(value: unknown): boolean {
  if (typeof value !== "string" || value.length > longestAddress) return false;
  const base = value.startsWith("/") ? env.SITE_URL : undefined;
  return URL.canParse(value, base) && new URL(value, base).origin === new URL(env.SITE_URL).origin;
}

/** Drops a callback URL that leads away from this site; next-auth then goes to the home page. */
const withOwnAddress = <T>(given: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !/callback-?url$/i.test(name) || isOwnAddress(value)),
  );

/** next-auth percent-encodes its cookies; one that cannot be decoded is not its own. */
const cookiesOf = (request: Request): Record<string, string> =>
  Object.fromEntries(
    [...readCookies(request)].flatMap(([name, value]): [string, string][] => {
      try {
        return [[name, decodeURIComponent(value)]];
      } catch {
        return [];
      }
    }),
  );

/**
 * Whether to send a header. Reading a session must not renew its cookie: that would turn a cookie for this visit into
 * one for a month.
 */
function keep(action: string, notes: CallNotes, [name, value]: [string, string]): boolean {
  const isSession = name === "set-cookie" && value.startsWith(`${siteCookies.session}=`);
  if (!isSession) return true;
  if (notes.fault?.code === "unavailable") return false;
  return (
    action !== "session" || /;\s*Max-Age=0\b/i.test(value) || value.startsWith(`${siteCookies.session}=;`)
  );
}

type Handle = (...given: unknown[]) => Promise<unknown>;

/** Loaded on demand, because it is heavy and seldom used. Bundlers unwrap its default export, Node does not. */
async function load(): Promise<Handle> {
  process.env["NEXTAUTH_URL"] = env.SITE_URL; // next-auth reads it from nowhere else
  const { default: loaded } = (await import("next-auth")) as unknown as {
    default: Handle | { default: Handle };
  };
  return typeof loaded === "function" ? loaded : loaded.default;
}

let nextAuth: Promise<Handle> | undefined;

/** Answers a call to next-auth at /api/auth/{path}, within the limits of every other call of this site. */
export async function nextAuthAnswer(request: Request, path: readonly string[]): Promise<Response> {
  const [action = ""] = path;
  const notes: CallNotes = {};
  try {
    if (!actions[request.method]?.includes(action) || path.length > 1) {
      throw new AppError("not_found", fault("noCall"));
    }
    if (request.method === "POST") checkOrigin(request);
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const { sent, response } = makeResponse();
    const call = {
      method: request.method,
      query: { ...withOwnAddress(query), nextauth: [...path] },
      cookies: withOwnAddress(cookiesOf(request)),
      headers: Object.fromEntries(request.headers),
      body: withOwnAddress(await bodyOf(request)),
    };
    const handle = await (nextAuth ??= load());
    await handle(call, response, optionsFor(notes));
    if (notes.fault?.code === "unavailable") throw notes.fault;
    const headers = sent.headers.filter((header) => keep(action, notes, header));
    return new Response(sent.body, {
      status: sent.status,
      headers: [...headers.filter(([name]) => name !== "cache-control"), ["cache-control", "no-store"]],
    });
  } catch (thrown) {
    return fail(toAppError(thrown, "nextAuthAnswer"));
  }
}
