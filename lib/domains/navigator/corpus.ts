import type {
  corpusId,
  findPassages,
  passagesOf,
  readQuery,
  shareHolding,
} from "#lib/services/search/index.ts";

/** The part of search that the navigator uses. Everything the navigator says comes from it. */
export type Corpus = {
  corpusId: typeof corpusId;
  readQuery: typeof readQuery;
  findPassages: typeof findPassages;
  passagesOf: typeof passagesOf;
  shareHolding: typeof shareHolding;
};
