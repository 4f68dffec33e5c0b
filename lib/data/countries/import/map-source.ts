import type { Source } from "../record/open/schema.ts";
import type { RawSource } from "./raw.ts";

/** Removes what a reader does not need: which copy of a publication was read, and the name of its file. */
const plain = (words: string): string =>
  words
    .replace(/;? ?commit [0-9a-f]{7,40},? ?/g, "")
    .replace(/^; |; $/g, "")
    .replace(/; table in \S+$/, "")
    .replace(/; long address shortened$/, "")
    .replace(/ \(read for \S+\)$/, "")
    .replace(/^\S+\.xlsx: (.)/, (_, first: string) => first.toUpperCase())
    .replace(/[;,] copy in .*$/, "")
    .replace(/, repository \S+$/, "")
    .replace(/(?:; )?repository (?:without|MIT)[^;]*(?:; )?/, "")
    .replace(/, fetched [\d-]+$/, "")
    .replace(/ \((?:R data file|final_data|taxData)[^)]*\)/, "")
    .replace(/ (?:in JSON, CSV, XML and YAML|as CSV)$/, "")
    .replace(/, country file \(group = all\)/, "")
    .replace(/ \((?:docs page, and|repository not named)[^)]*\)/, "")
    .replace(/, variables \w+ and \w+$/, "")
    .replace(/ in the source of a travel application$/, " of a travel application")
    .replace(/^stored text of a public repository$/, "No named publisher")
    .replace(/ in the (?:copies read|stored excerpt|excerpt)/, "")
    .replace(/ \(stored copy\)$/, "")
    .replace(/\(package data after /, "(after ")
    .replace(/^sales-tax, a package of/, "sales-tax, a list of")
    .replace(/MIT \(repository\)/, "MIT")
    .replace(
      /no licence file(?: in the repository)?/i,
      (matched) => (matched.startsWith("N") ? "No" : "no") + " licence stated",
    )
    .replace(/; law of (\d{4})$/, "; data of $1");

/** The publisher of a list that is given as a name and a folder: the name. */
const publisherOf = (words: string): string => words.replace(/^([\w-]+)\/[\w.-]+$/, "$1 (open data)");

/** The date at the start of a source's own words about its age: "2026-07" from "file version 2026-07; …". */
const dateIn = (words: string): string =>
  words.startsWith("undated") ? "undated" : (/\d{4}(?:-\d{2}){0,2}/.exec(words)?.[0] ?? "undated");

/** A source reworded for a reader. The text that its licence requires is not changed. */
export const plainSource = <Named extends Pick<Source, "title" | "publisher" | "licence" | "snapshot">>(
  source: Named,
): Named => ({
  ...source,
  title: plain(source.title),
  publisher: publisherOf(plain(source.publisher)),
  licence: plain(source.licence),
  snapshot: plain(source.snapshot) || "undated",
});

/** Maps a source of the research. The schema validates it. */
export function mapSource(id: string, raw: RawSource) {
  const { title, publisher, url, licence, snapshot, date, draft } = raw;
  const copy = plainSource({
    id,
    title,
    publisher: publisher ?? "",
    url,
    licence: licence ?? "No licence stated",
    snapshot: snapshot ?? "undated",
    enabled: true,
  });
  if (date === undefined) return copy;
  return { ...copy, snapshot: date ? dateIn(plain(date)) : "undated", ...(draft && { draft }) };
}
