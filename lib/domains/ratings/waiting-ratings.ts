import "server-only";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { cookieNames, isHttps, readCookie, setCookie } from "#lib/platform/http/cookies.ts";
import { AppError } from "#lib/platform/errors.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { commentLength, waitingMinutes } from "./open/ratings.ts";
import { ratingInput } from "./schema.ts";

const waitingRatings = z.array(ratingInput.extend({ slug: z.string() }));

/** A rating that waits in the browser until the visitor has signed in. */
export type WaitingRating = z.output<typeof waitingRatings>[number];

const cookieName = cookieNames(isHttps).rating;
const purpose = "waiting ratings";
/** A browser silently drops a cookie of more than 4,096 bytes, including its name. */
const longest = 4_000;
/** Far more than fits into the cookie. */
const mostBytes = 100 * commentLength;

/**
 * Encodes as deflated UTF-16, because UTF-8 takes three bytes for each Ethiopic letter. This way the longest comment
 * fits in any script.
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

/** The ratings in our cookie; empty for an invalid one. */
export function openWaiting(value: string | undefined): WaitingRating[] {
  if (!value || value.length > longest) return [];
  const parsed = waitingRatings.safeParse(unpack(value));
  return parsed.success ? parsed.data : [];
}

export const readWaiting = (request: { headers: Headers }): WaitingRating[] =>
  openWaiting(readCookie(request, cookieName));

/**
 * Stores the ratings in the browser, sealed. An empty list deletes the cookie. Throws `conflict` if they do not fit.
 */
export function waitingCookieHeader(ratings: readonly WaitingRating[]): [string, string] {
  if (ratings.length === 0) return setCookie(cookieName, "", { seconds: 0 });
  const value = pack(ratings);
  if (value.length > longest) throw new AppError("conflict", fault("rating.keptFull"));
  return setCookie(cookieName, value, { seconds: waitingMinutes * 60 });
}

/** The ratings except the one of this country and kind. */
export const othersThan = (
  ratings: readonly WaitingRating[],
  { slug, kind }: Pick<WaitingRating, "slug" | "kind">,
): WaitingRating[] => ratings.filter((one) => one.slug !== slug || one.kind !== kind);

/** The cookie header that removes a rating from the browser, once it was filed by another route than its cookie. */
export function settleWaiting(
  request: { headers: Headers },
  filed: Pick<WaitingRating, "slug" | "kind">,
): [string, string][] {
  const waiting = readWaiting(request);
  const left = othersThan(waiting, filed);
  return left.length === waiting.length ? [] : [waitingCookieHeader(left)];
}
