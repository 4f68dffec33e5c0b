import "server-only";
import { toAppError } from "#lib/platform/http/faults.ts";
import { signInForRatings, ratingsPath, ratingsPathAfter } from "./open/paths.ts";
import { requireCountry, rateCountry } from "./rate-country.ts";
import type { RatingInput } from "./schema.ts";
import { othersThan, readWaiting, waitingCookieHeader, type WaitingRating } from "./waiting-ratings.ts";

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

/** Files one rating. "gone" means it can never be filed, "left" that it may be filed later. */
async function file(member: { id: string }, rating: WaitingRating): Promise<"filed" | "gone" | "left"> {
  try {
    await rateCountry(member, rating.slug, rating);
    return "filed";
  } catch (thrown) {
    return toAppError(thrown, "fileWaiting").code === "not_found" ? "gone" : "left";
  }
}

/**
 * Files the ratings that waited in a member's browser, right after they sign in. It never throws: what cannot be filed
 * now stays in the browser, and the ratings page shows it. `next` is where they wanted to go. If that is the page of a
 * rating that was filed, the returned `next` makes the page say so.
 */
export async function fileWaiting(
  request: { headers: Headers },
  member: { id: string },
  next: `/${string}`,
): Promise<{ next: `/${string}`; headers: [string, string][] }> {
  const waiting = readWaiting(request);
  if (waiting.length === 0) return { next, headers: [] };
  const left: WaitingRating[] = [];
  let landing = next;
  for (const rating of waiting) {
    const outcome = await file(member, rating);
    if (outcome === "left") left.push(rating);
    if (outcome === "filed" && next === ratingsPath(rating.slug))
      landing = ratingsPathAfter(rating.slug, "rated");
  }
  return { next: landing, headers: [waitingCookieHeader(left)] };
}
