import "server-only";
import { signInForRatings } from "./open/paths.ts";
import { requireCountry } from "./require-country.ts";
import type { RatingInput } from "./schema.ts";
import { othersThan, readWaiting, waitingCookieHeader } from "./waiting-ratings.ts";

/**
 * Stores the rating of a visitor who is not signed in, in their own browser, until they are. Returns where to sign in.
 * Throws `not_found` for an unknown country and `conflict` if the cookie is full.
 */
export function keepWaiting(
  request: { headers: Headers },
  slug: string,
  input: RatingInput,
): { next: `/${string}`; headers: [string, string][] } {
  requireCountry(slug);
  const rating = { slug, ...input };
  const waiting = [...othersThan(readWaiting(request), rating), rating];
  return { next: signInForRatings(slug), headers: [waitingCookieHeader(waiting)] };
}
