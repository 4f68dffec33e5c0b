import "server-only";
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { isHttps, readCookie, setCookie } from "#lib/http/cookies.ts";
import { open, seal, sessionSecret } from "#lib/secrets/index.ts";
import { cookieNames } from "./open/cookie-names.ts";
import { rememberedSeconds } from "./open/limits.ts";
import { asToken } from "./sessions/tokens.ts";

/** The names of this site's cookies, as SITE_URL has them. The middleware reads this module too: it asks no database. */
export const siteCookies = cookieNames(isHttps);

type Header = [string, string];
type Asking = { headers: Headers };

/** Nothing of ours is longer, and no browser keeps more: not worth opening. */
const longest = 4_096;

/**
 * What the last cookies held that could be read, by the cookie. next-auth derives its key anew for each one it reads,
 * in another thread: a sixth of the time it takes to know who asks.
 */
const kept = new Map<string, { id: string; untilMs: number }>();
const mostKept = 500;

function keep(value: string, id: string, expires: unknown): void {
  if (typeof expires !== "number") return;
  const [oldest] = kept.size >= mostKept ? kept.keys() : [];
  if (oldest) kept.delete(oldest);
  kept.set(value, { id, untilMs: expires * 1000 });
}

/** The session id in next-auth's cookie; undefined for whatever we did not make ourselves. */
export async function openSessionCookie(value: string | undefined): Promise<string | undefined> {
  if (!value || value.length > longest) return undefined;
  const secret = sessionSecret();
  const known = kept.get(value);
  if (known && Date.now() < known.untilMs) return known.id;
  try {
    const token = await decode({ token: value, secret });
    const id = token?.["sid"];
    if (typeof id !== "string") return undefined;
    keep(value, id, token?.["exp"]);
    return id;
  } catch {
    return undefined;
  }
}

/** The session id in the cookie the request carries. */
export const readSessionCookie = (request: Asking): Promise<string | undefined> =>
  openSessionCookie(readCookie(request, siteCookies.session));

type CookieSession = { id: string; memberId: string; isRemembered: boolean; expiresAt: Date };

/** next-auth's cookie for a session: encrypted, points to its row, and lives no longer than the row. */
export async function sessionCookieHeader(session: CookieSession): Promise<Header> {
  const token = { sub: session.memberId, sid: session.id };
  // Nothing decides by its age but the cheap look of the middleware: the row knows when a session ends.
  const value = await encode({ token, secret: sessionSecret(), maxAge: rememberedSeconds });
  const life = session.isRemembered ? { until: session.expiresAt } : "browser";
  return setCookie(siteCookies.session, value, life);
}

const deviceSeconds = 365 * 24 * 60 * 60;

/** The token of the browser that asks; undefined when it has none, or something we never made. */
export const readDeviceToken = (request: Asking): string | undefined =>
  asToken(readCookie(request, siteCookies.device));

/** The token that names this browser: for a year where the member wants it remembered, else until it is closed. */
export const deviceCookieHeader = (token: string, isRemembered: boolean): Header =>
  setCookie(siteCookies.device, token, isRemembered ? { seconds: deviceSeconds } : "browser");

const pending = z.object({
  email: z.string(),
  next: z.string().regex(/^\//) as unknown as z.ZodType<`/${string}`>,
  tab: z.enum(["register", "login"]),
  code: z.string().optional(),
});

/** For whom a code was sent and where to go afterwards, for the page that asks for it. */
export type Pending = {
  email: string;
  next: `/${string}`;
  tab: "register" | "login";
  code?: string | undefined;
};

const pendingPurpose = "pending sign-in";
const pendingSeconds = 15 * 60;

/** Keeps it in the browser, sealed. */
export function pendingCookieHeader(value: Pending): Header {
  const sealed = Buffer.from(seal(pendingPurpose, value)).toString("base64url");
  return setCookie(siteCookies.pending, sealed, { seconds: pendingSeconds });
}

/** What a `pending` cookie of ours says; undefined for anything else. */
export function openPending(value: string | undefined): Pending | undefined {
  if (!value || value.length > longest) return undefined;
  const parsed = pending.safeParse(open(pendingPurpose, Buffer.from(value, "base64url")));
  return parsed.success ? parsed.data : undefined;
}

const gone = { seconds: 0 };

/** Takes away what is left of a sign-in that did not get to its code, or is over with. */
export const endedPendingHeader = (): Header => setCookie(siteCookies.pending, "", gone);

/**
 * Takes away session, pending sign-in, ratings that wait for one and forms that could not be taken: the next who signs in here may be somebody else.
 * The browser keeps the token by which its owner's devices are known.
 */
export const endedCookieHeaders = (): Header[] => [
  setCookie(siteCookies.session, "", gone),
  endedPendingHeader(),
  setCookie(siteCookies.rating, "", gone),
  setCookie(siteCookies.draft, "", gone),
  setCookie(siteCookies.shown, "", gone),
];

/** Takes away everything, the browser's own token too: after an account is deleted, or when a visitor clears this device. */
export const goneCookieHeaders = (): Header[] => [
  ...endedCookieHeaders(),
  setCookie(siteCookies.device, "", gone),
];
