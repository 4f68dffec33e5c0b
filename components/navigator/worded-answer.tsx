import type { ReactNode } from "react";
import { useWords } from "#components/words/use-words.ts";
import { citeWords } from "./said-cite.tsx";
import { WordedSentences } from "./worded-sentences.tsx";

type Props = {
  /** The query string of the page, without a question mark. */
  query: string;
  /** The answer as the pages say it. */
  children: ReactNode;
};

/**
 * An answer that a model may reword while it is read. The original stays until then, without script, and on failure.
 */
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
