import "server-only";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { cookieNames } from "#lib/members/open/cookie-names.ts";
import { AppError } from "../errors.ts";
import { isHttps, readCookie, setCookie } from "../http/cookies.ts";
import { open, seal } from "../secrets/index.ts";
import { commentLength, waitingMinutes } from "./open/limits.ts";
import { ratingInput } from "./schema.ts";
import { fault } from "#lib/words/faults.ts";

const waitingRatings = z.array(ratingInput.extend({ slug: z.string() }));

/** A rating that waits in the browser until whoever typed it has signed in. */
export type WaitingRating = z.output<typeof waitingRatings>[number];

const cookieName = cookieNames(isHttps).rating;
const purpose = "waiting ratings";
/** A browser drops a cookie of more than 4,096 bytes, its name included, without a word. */
const longest = 4_000;
/** Far more than fits into the cookie. */
const mostBytes = 100 * commentLength;

/**
 * As UTF-16 and deflated, because UTF-8 makes three bytes of each Ethiopic letter: the longest comment fits in any
 * script.
 */
function pack(ratings: readonly WaitingRating[]): string {
  const text = deflateRawSync(Buffer.from(JSON.stringify(ratings), "utf16le")).toString("base64");
  return Buffer.from(seal(purpose, text)).toString("base64url");
}

function unpack(value: string): unknown {
  const text = open(purpose, Buffer.from(value, "base64url"));
  if (typeof text !== "string") return undefined;
  const bytes = inflateRawSync(Buffer.from(text, "base64"), { maxOutputLength: mostBytes });
  return JSON.parse(bytes.toString("utf16le"));
}

/** What a cookie of ours holds; nothing for anything else. */
export function openWaiting(value: string | undefined): WaitingRating[] {
  if (!value || value.length > longest) return [];
  const parsed = waitingRatings.safeParse(unpack(value));
  return parsed.success ? parsed.data : [];
}

export const readWaiting = (request: { headers: Headers }): WaitingRating[] =>
  openWaiting(readCookie(request, cookieName));

/**
 * Keeps them in the browser, sealed; none takes the cookie back. Throws `conflict` when they are more than a cookie
 * holds.
 */
export function waitingCookieHeader(ratings: readonly WaitingRating[]): [string, string] {
  if (ratings.length === 0) return setCookie(cookieName, "", { seconds: 0 });
  const value = pack(ratings);
  if (value.length > longest) throw new AppError("conflict", fault("rating.keptFull"));
  return setCookie(cookieName, value, { seconds: waitingMinutes * 60 });
}

/** The ratings but the one of this country and kind. */
export const othersThan = (
  ratings: readonly WaitingRating[],
  { slug, kind }: Pick<WaitingRating, "slug" | "kind">,
): WaitingRating[] => ratings.filter((one) => one.slug !== slug || one.kind !== kind);

/** What the browser is told once a rating was filed in another way than from its cookie: that one waits no longer. */
export function settleWaiting(
  request: { headers: Headers },
  filed: Pick<WaitingRating, "slug" | "kind">,
): [string, string][] {
  const waiting = readWaiting(request);
  const left = othersThan(waiting, filed);
  return left.length === waiting.length ? [] : [waitingCookieHeader(left)];
}
