import "server-only";
import { z } from "zod";
import { isHttps, readCookie, setCookie } from "#lib/platform/http/cookies.ts";
import { cookieNames } from "#lib/platform/http/cookie-names.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";

const cookie = cookieNames(isHttps).shown;
const purpose = "shown case";
/** How long a case stays open in a browser after its reference and address were given. */
const shownMinutes = 120;
const body = z.object({ id: z.uuid(), until: z.number() });
const longest = 400;

/** A cookie that opens one case in this browser for two hours. */
export function shownCookieHeader(id: string, now: Date = new Date()): [string, string] {
  const sealed = seal(purpose, { id, until: now.getTime() + shownMinutes * 60_000 });
  return setCookie(cookie, Buffer.from(sealed).toString("base64url"), { seconds: shownMinutes * 60 });
}

/** The case that the cookie opens; undefined if the cookie is forged or expired. */
export function openShown(value: string | undefined, now: Date = new Date()): string | undefined {
  if (!value || value.length > longest) return undefined;
  const parsed = body.safeParse(open(purpose, Buffer.from(value, "base64url")));
  return parsed.success && parsed.data.until > now.getTime() ? parsed.data.id : undefined;
}

export const readShown = (request: { headers: Headers }): string | undefined =>
  openShown(readCookie(request, cookie));
