import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import type { Sentence } from "#lib/domains/navigator/open/answer.ts";
import { citeWords, CitedText } from "./cited-text.tsx";

/** Sentences of an answer, each with a link to the page it is from, its year, and its provenance. */
export function NavigatorSentences({ sentences }: { sentences: readonly Sentence[] }) {
  const words = useWords("navigator-page").pick(...citeWords);
  return (
    <ol className="said">
      {each(sentences, ({ text, cite }) => (
        <li>
          <p>{text}</p>
          <CitedText text={text} cite={cite} words={words} />
        </li>
      ))}
    </ol>
  );
}
