import "server-only";

export { corpusId, passagesOf } from "./engine/corpora.ts";
export { findPassages, readQuery, type FoundPassage } from "./find-passages.ts";
export type { NamedCountry, ReadQuery } from "./read-query.ts";
export { searchSite } from "./search-site.ts";
