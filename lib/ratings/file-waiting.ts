import "server-only";
import { toAppError } from "../http/faults.ts";
import { rateCountry } from "./rate-country.ts";
import { ratingsPath, ratingsPathAfter } from "./open/paths.ts";
import { readWaiting, waitingCookieHeader, type WaitingRating } from "./waiting-ratings.ts";

/** Files one; whether it is done with, filed or never to be. */
async function file(member: { id: string }, rating: WaitingRating): Promise<"filed" | "gone" | "left"> {
  try {
    await rateCountry(member, rating.slug, rating);
    return "filed";
  } catch (thrown) {
    return toAppError(thrown, "fileWaiting").code === "not_found" ? "gone" : "left";
  }
}

/**
 * Files for a member who has just signed in what waited in their browser. Never throws: what cannot be filed now stays
 * in the browser, and the page of ratings shows it. `next` is where they wanted to go, with a word about it where that
 * is the page of a rating that was filed.
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
