import "server-only";
import { z } from "zod";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { fold } from "#lib/platform/text/fold.ts";
import type { Directory } from "#lib/data/site/directories.ts";
import { db } from "#lib/platform/db.ts";
import { listingsPerPage, type ListingQuery } from "./open/listing-query.ts";
import { showListing, type ListingRow, type ShownListing } from "./shown-listing.ts";

type Sought = ListingQuery & { directory: Directory };

/** The words that an entry must contain, whole or as a prefix. A search without letters or digits matches nothing. */
function wordsOfSearch(text: string): string[] {
  const words = fold(text).split(" ").filter(Boolean);
  return words.length > 0 ? words : [text];
}

/** The SQL condition for entries that match. Words are compared literally, so no character acts as a wildcard. */
const matching = (directory: Directory, country: string | null, field: string | null, words: string[]) => Prisma.sql`
  l.directory = ${directory}
  AND (${country}::text IS NULL OR l.country_slug = ${country})
  AND (${field}::text IS NULL OR l.field = ${field})
  AND NOT EXISTS (SELECT FROM unnest(${words}::text[]) AS word WHERE strpos(' ' || l.sought, ' ' || word) = 0)`; // prettier-ignore

/** How many entries a search finds, on all its pages. */
export async function countListings({ directory, country, field, text }: Sought): Promise<number> {
  const words = text ? wordsOfSearch(text) : [];
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM listings l
    WHERE ${matching(directory, country ?? null, field ?? null, words)}`;
  return row?.count ?? 0;
}

/** A pagination cursor: the sort key of the entry after which the next page starts. */
type Cursor = readonly [name: string, id: string];

const cursor = z.tuple([
  z
    .string()
    .max(200)
    .regex(/^[^\0]*$/),
  z.uuid(),
]);
const longest = 1200;

/** The cursor as it is written in a URL. */
const writeCursor = ([name, id]: Cursor): string =>
  Buffer.from(JSON.stringify([name, id])).toString("base64url");

/** Reads a cursor from a URL; undefined if it is malformed. */
function readCursor(typed: string): Cursor | undefined {
  if (typed.length > longest) return undefined;
  try {
    return cursor.safeParse(JSON.parse(Buffer.from(typed, "base64url").toString())).data;
  } catch {
    return undefined;
  }
}

export type FoundListings = {
  listings: readonly ShownListing[];
  /** The cursor of the next page; undefined on the last page. */
  next: string | undefined;
};

/**
 * One page of search results, by name. Keyset pagination: the page continues after the entry that `after` names, so no
 * entry is skipped or repeated when others are added or removed meanwhile.
 */
export async function searchListings(
  { directory, country, field, text, after }: Sought,
  locale?: string,
): Promise<FoundListings> {
  const words = text ? wordsOfSearch(text) : [];
  const [name, id] = (after === undefined ? undefined : readCursor(after)) ?? [null, null];
  const rows = await db().$queryRaw<Omit<ListingRow, "directory">[]>`
    SELECT l.id::text AS id, l.name, l.country_slug AS "countrySlug", l.body, l.listed_at AS "listedAt"
    FROM listings l
    WHERE ${matching(directory, country ?? null, field ?? null, words)}
      AND (${name}::text IS NULL OR (l.name, l.id) > (${name}::text, ${id}::uuid))
    ORDER BY l.name, l.id
    LIMIT ${listingsPerPage + 1}`;
  const shown = rows.slice(0, listingsPerPage);
  const last = shown.at(-1);
  return {
    listings: shown.map((row) => showListing({ ...row, directory }, locale)),
    next: rows.length > shown.length && last ? writeCursor([last.name, last.id]) : undefined,
  };
}
