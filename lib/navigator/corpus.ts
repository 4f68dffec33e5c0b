import type { corpusId, findPassages, passagesOf, readQuery, shareHolding } from "../search/index.ts";

/** What the navigator asks of search: all it says stands in there. */
export type Corpus = {
  corpusId: typeof corpusId;
  readQuery: typeof readQuery;
  findPassages: typeof findPassages;
  passagesOf: typeof passagesOf;
  shareHolding: typeof shareHolding;
};
