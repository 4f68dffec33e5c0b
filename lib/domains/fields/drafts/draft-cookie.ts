import "server-only";
import { isHttps, readCookie, setCookie, cookieNames } from "#lib/platform/http/cookies.ts";
import { hashToken } from "#lib/platform/secrets/index.ts";
import { startedDays } from "#lib/data/retention/open/periods.ts";

const draftCookie = cookieNames(isHttps).draft;

const wellFormed = /^[\w-]{43}$/;

/** The token of a request; undefined if it has none, or one that is malformed. */
export function readDraftToken(request: { headers: Headers }): string | undefined {
  const token = readCookie(request, draftCookie);
  return token && wellFormed.test(token) ? token : undefined;
}

/** Keeps the token as long as anything it opens: a draft lasts an hour, an unfinished form days. */
export const draftCookieHeader = (token: string): [string, string] =>
  setCookie(draftCookie, token, { seconds: startedDays * 24 * 60 * 60 });

/** The hash of a token, as stored in the table. */
export const holderOf = (token: string): string => hashToken(token);
