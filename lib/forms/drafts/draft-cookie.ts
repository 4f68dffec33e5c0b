import "server-only";
import { isHttps, readCookie, setCookie } from "#lib/http/cookies.ts";
import { cookieNames } from "#lib/members/open/cookie-names.ts";
import { hashToken } from "#lib/secrets/index.ts";
import { startedDays } from "../open/limits.ts";

const draftCookie = cookieNames(isHttps).draft;

const wellFormed = /^[\w-]{43}$/;

/** The token a request carries; undefined where there is none, or it is none of ours. */
export function readDraftToken(request: { headers: Headers }): string | undefined {
  const token = readCookie(request, draftCookie);
  return token && wellFormed.test(token) ? token : undefined;
}

/** Keeps it for as long as what it opens stays: a draft for an hour, a form that is not finished for days. */
export const draftCookieHeader = (token: string): [string, string] =>
  setCookie(draftCookie, token, { seconds: startedDays * 24 * 60 * 60 });

/** What of a token stands in the table. */
export const holderOf = (token: string): string => hashToken(token);
