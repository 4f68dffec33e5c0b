import "server-only";

export { corpusId, passagesOf } from "./engine/corpora.ts";
export { findPassages, readQuery, type FoundPassage } from "./find-passages.ts";
export { countMiss } from "./misses/count-miss.ts";
export { finishMisses } from "./misses/finish-misses.ts";
export { listMisses, type Miss, type Misses, type MissWeek } from "./misses/list-misses.ts";
export type { NamedCountry, ReadQuery } from "./read-query.ts";
export { searchSite } from "./search-site.ts";
export { shareHolding } from "./share-holding.ts";
