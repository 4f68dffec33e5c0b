import type { Passage, SearchKind } from "../search/open/passage.ts";

/** What search reads out of a question. */
export type QuestionRead = {
  folded: string;
  /** In the order in which they are named; `start` and `end` are places in `folded`. */
  countries: readonly {
    slug: string;
    start: number;
    end: number;
    how: "name" | "code" | "place" | "people" | "slip";
  }[];
  /** Without countries and small words. */
  words: readonly string[];
};

export type FoundPassage = {
  passage: Passage;
  score: number;
  /** The weighted share of the words asked for that the passage holds, 0 to 1. */
  coverage: number;
};

/** What the navigator asks of search: all it says stands in there. */
export type Corpus = {
  corpusId: () => string;
  readQuery: (text: string) => QuestionRead;
  findPassages: (
    wanted: { text: string; country?: string; kinds?: readonly SearchKind[] },
    most: number,
  ) => readonly FoundPassage[];
  /** In the order of the page. */
  passagesOf: (path: string) => readonly Passage[];
};
