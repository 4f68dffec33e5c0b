import type { ReactNode } from "react";
import { useWords } from "#components/words/use-words.ts";
import { citeWords } from "./said-cite.tsx";
import { WordedSentences } from "./worded-sentences.tsx";

type Props = {
  /** The query of the page, without a question mark. */
  query: string;
  /** The answer in the words of the pages. */
  children: ReactNode;
};

/** An answer that a model may word while it is read. Until it has, without script, and where it fails, the answer stands as it is. */
export function WordedAnswer({ query, children }: Props) {
  const words = {
    ...useWords("navigator-worded").pick("how", "own"),
    ...useWords("navigator-page").pick(...citeWords),
  };
  return (
    <WordedSentences query={query} words={words}>
      {children}
    </WordedSentences>
  );
}
