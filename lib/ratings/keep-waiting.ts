import "server-only";
import { signInForRatings } from "./open/paths.ts";
import { requireCountry } from "./require-country.ts";
import type { RatingInput } from "./schema.ts";
import { othersThan, readWaiting, waitingCookieHeader } from "./waiting-ratings.ts";

/**
 * Keeps what somebody typed who is not signed in, in their own browser, until they are. Says where they sign in. Throws
 * `not_found` for an unknown country and `conflict` when the browser holds no more.
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
