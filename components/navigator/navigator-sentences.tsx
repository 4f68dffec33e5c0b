import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import { enumerated } from "#lib/countries/words/open/guide-words.ts";
import type { Sentence } from "#lib/navigator/open/answer.ts";
import { dateBeside } from "#lib/navigator/open/date-beside.ts";

/** Sentences of an answer, each with the place in our pages that says it, its year, and how it is known. */
export function NavigatorSentences({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <ol className="said">
      {each(sentences, (sentence) => (
        <Said sentence={sentence} />
      ))}
    </ol>
  );
}

function Said({ sentence }: { sentence: Sentence }) {
  const words = useWords("navigator-page");
  const { text, cite } = sentence;
  const { href, title, marks = [], sources = [] } = cite;
  const date = dateBeside(sentence);
  return (
    <li>
      <p>{text}</p>
      <p className="said-cite">
        <a className="link" href={href}>
          {date ? words("cite", { title, date }) : title}
        </a>
        {each(marks, (mark) => (
          <Tag tone="caution">{mark}</Tag>
        ))}
        {sources.length > 0 && <span>{words("cite.sources", { sources: enumerated(sources) })}</span>}
      </p>
    </li>
  );
}
