import "server-only";
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { isHttps, readCookie, setCookie, cookieNames } from "#lib/platform/http/cookies.ts";
import { open, seal, sessionSecret } from "#lib/platform/secrets/index.ts";
import { rememberedSeconds } from "./open/limits.ts";
import { asToken } from "./sessions/tokens.ts";

/**
 * The names of this site's cookies, which depend on SITE_URL. The middleware imports this module too, so it must not
 * query the database.
 */
export const siteCookies = cookieNames(isHttps);

type Header = [string, string];
type Asking = { headers: Headers };

/** None of our cookies is longer, and no browser stores more, so a longer one is not worth opening. */
const longest = 4_096;

/**
 * The session ids of recently decoded cookies, by cookie value. next-auth derives its key again for each cookie it
 * decodes, in another thread, which takes a sixth of the time needed to identify the caller.
 */
const kept = new Map<string, { id: string; untilMs: number }>();
const mostKept = 500;

function keep(value: string, id: string, expires: unknown): void {
  if (typeof expires !== "number") return;
  const [oldest] = kept.size >= mostKept ? kept.keys() : [];
  if (oldest) kept.delete(oldest);
  kept.set(value, { id, untilMs: expires * 1000 });
}

/** The session id in next-auth's cookie; undefined for a cookie that we did not make. */
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

export const readSessionCookie = (request: Asking): Promise<string | undefined> =>
  openSessionCookie(readCookie(request, siteCookies.session));

type CookieSession = { id: string; memberId: string; isRemembered: boolean; expiresAt: Date };

/** next-auth's cookie for a session. It is encrypted, points to the session's row and lives no longer than the row. */
export async function sessionCookieHeader(session: CookieSession): Promise<Header> {
  const token = { sub: session.memberId, sid: session.id };
  // Only the middleware's cheap check relies on the token's age; the row decides when a session ends.
  const value = await encode({ token, secret: sessionSecret(), maxAge: rememberedSeconds });
  const life = session.isRemembered ? { until: session.expiresAt } : "browser";
  return setCookie(siteCookies.session, value, life);
}

const deviceSeconds = 365 * 24 * 60 * 60;

/** The device token of the calling browser; undefined if it has none, or one that we did not make. */
export const readDeviceToken = (request: Asking): string | undefined =>
  asToken(readCookie(request, siteCookies.device));

/** The token that identifies this browser: for a year if the member wants it remembered, else until it is closed. */
export const deviceCookieHeader = (token: string, isRemembered: boolean): Header =>
  setCookie(siteCookies.device, token, isRemembered ? { seconds: deviceSeconds } : "browser");

const pending = z.object({
  email: z.string(),
  next: z.string().regex(/^\//) as unknown as z.ZodType<`/${string}`>,
  tab: z.enum(["register", "login"]),
  code: z.string().optional(),
});

/** Whom a code was sent to and where to go afterwards, for the page that asks for the code. */
export type Pending = {
  email: string;
  next: `/${string}`;
  tab: "register" | "login";
  code?: string | undefined;
};

const pendingPurpose = "pending sign-in";
const pendingSeconds = 15 * 60;

/** Stores it in the browser, sealed. */
export function pendingCookieHeader(value: Pending): Header {
  const sealed = Buffer.from(seal(pendingPurpose, value)).toString("base64url");
  return setCookie(siteCookies.pending, sealed, { seconds: pendingSeconds });
}

/** The content of a `pending` cookie of ours; undefined for anything else. */
export function openPending(value: string | undefined): Pending | undefined {
  if (!value || value.length > longest) return undefined;
  const parsed = pending.safeParse(open(pendingPurpose, Buffer.from(value, "base64url")));
  return parsed.success ? parsed.data : undefined;
}

const gone = { seconds: 0 };

/** Deletes the cookie of a sign-in that never reached its code, or is finished. */
export const endedPendingHeader = (): Header => setCookie(siteCookies.pending, "", gone);

/**
 * Deletes session, pending sign-in, ratings that wait for one and forms that could not be accepted: the next person to
 * sign in here may be somebody else. The browser keeps its device token, by which its owner's devices are known.
 */
export const endedCookieHeaders = (): Header[] => [
  setCookie(siteCookies.session, "", gone),
  endedPendingHeader(),
  setCookie(siteCookies.rating, "", gone),
  setCookie(siteCookies.draft, "", gone),
  setCookie(siteCookies.shown, "", gone),
];

/** Deletes every cookie, the device token too: after an account is deleted, or when a visitor clears this device. */
export const goneCookieHeaders = (): Header[] => [
  ...endedCookieHeaders(),
  setCookie(siteCookies.device, "", gone),
];
