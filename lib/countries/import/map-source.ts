import type { RawSource } from "./raw.ts";

/** What a reader needs no word of: which copy of a publication was read, and how its file is called. */
const plain = (words: string): string =>
  words
    .replace(/;? ?commit [0-9a-f]{7,40},? ?/g, "")
    .replace(/; table in \S+$/, "")
    .replace(/; long address shortened$/, "")
    .replace(/^\S+\.xlsx: (.)/, (_, first: string) => first.toUpperCase())
    .replace(/[;,] copy in .*$/, "")
    .replace(/, repository \S+$/, "")
    .replace(/(?:; )?repository (?:without|MIT)[^;]*(?:; )?/, "")
    .replace(/, fetched [\d-]+$/, "")
    .replace(/ \((?:R data file|final_data|taxData)[^)]*\)/, "");

/** "2026-07" of "file version 2026-07; …": what a source's own words about its age begin with. */
const dateIn = (words: string): string => /\d{4}(?:-\d{2}){0,2}/.exec(words)?.[0] ?? "undated";

/** A source as the research names it; the schema decides whether it fits. */
export function mapSource(id: string, raw: RawSource) {
  const { title, publisher, url, licence, snapshot, date, draft } = raw;
  const copy = { id, title, publisher, url, licence, snapshot: snapshot ?? "undated", enabled: true };
  if (date === undefined) return copy;
  return {
    ...copy,
    title: plain(title),
    publisher: publisher && plain(publisher),
    licence: licence && plain(licence),
    snapshot: date ? dateIn(plain(date)) : "undated",
    ...(draft && { draft }),
  };
}
