import "server-only";
import { Prisma } from "../generated/prisma/client.ts";
import { fold } from "../text/fold.ts";
import type { Directory } from "./open/directories.ts";
import type { ListingQuery } from "./open/listing-query.ts";

export type Sought = ListingQuery & { directory: Directory };

/** The words an entry must have, each of them or its beginning; what has no letter and no digit is found nowhere. */
export function wordsOfSearch(text: string): string[] {
  const words = fold(text).split(" ").filter(Boolean);
  return words.length > 0 ? words : [text];
}

/** Which entries are looked for. Words are compared as they are, so that no sign stands for another one. */
export const matching = (directory: Directory, country: string | null, field: string | null, words: string[]) => Prisma.sql`
  l.directory = ${directory}
  AND (${country}::text IS NULL OR l.country_slug = ${country})
  AND (${field}::text IS NULL OR l.field = ${field})
  AND NOT EXISTS (SELECT FROM unnest(${words}::text[]) AS word WHERE strpos(' ' || l.sought, ' ' || word) = 0)`; // prettier-ignore
