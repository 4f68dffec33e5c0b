import "server-only";
import { db } from "#lib/platform/db.ts";
import { matching, wordsOfSearch, type Sought } from "./matching.ts";

/** How many entries a search finds, on all its pages. */
export async function countListings({ directory, country, field, text }: Sought): Promise<number> {
  const words = text ? wordsOfSearch(text) : [];
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM listings l
    WHERE ${matching(directory, country ?? null, field ?? null, words)}`;
  return row?.count ?? 0;
}
