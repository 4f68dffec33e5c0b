import "server-only";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { fold } from "#lib/platform/text/fold.ts";
import type { Directory } from "#lib/data/site/directories.ts";
import type { ListingQuery } from "./open/listing-query.ts";

export type Sought = ListingQuery & { directory: Directory };

/** The words that an entry must contain, whole or as a prefix. A search without letters or digits matches nothing. */
export function wordsOfSearch(text: string): string[] {
  const words = fold(text).split(" ").filter(Boolean);
  return words.length > 0 ? words : [text];
}

/** The SQL condition for entries that match. Words are compared literally, so no character acts as a wildcard. */
export const matching = (directory: Directory, country: string | null, field: string | null, words: string[]) => Prisma.sql`
  l.directory = ${directory}
  AND (${country}::text IS NULL OR l.country_slug = ${country})
  AND (${field}::text IS NULL OR l.field = ${field})
  AND NOT EXISTS (SELECT FROM unnest(${words}::text[]) AS word WHERE strpos(' ' || l.sought, ' ' || word) = 0)`; // prettier-ignore
