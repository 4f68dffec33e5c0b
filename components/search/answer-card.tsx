import { Card } from "#components/ui/card.tsx";
import { joined } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import type { Sentence } from "#lib/domains/navigator/open/answer.ts";
import { dateBeside } from "#lib/domains/navigator/open/date-beside.ts";

/** The one sentence that answers the search, with its provenance and a link to the page it is from. */
export function AnswerCard({ sentence }: { sentence: Sentence }) {
  const words = useWords("search");
  const { text, cite } = sentence;
  const { href, title, marks = [], sources = [] } = cite;
  const date = dateBeside(sentence);
  const known = [
    ...(date ? [date] : []),
    ...marks,
    ...(sources.length > 0 ? [words("answer.sources", { sources: sources.join(", ") })] : []),
  ];
  return (
    <section aria-labelledby="answer" className="search-answer">
      <h2 id="answer" className="text-2xl">
        {words("answer")}
      </h2>
      <Card>
        <p className="text-lg">{text}</p>
        {known.length > 0 && <p className="text-sm text-muted">{joined(known, " · ", (one) => one)}</p>}
        <p>
          <a className="link" href={href}>
            {words("answer.more", { title })}
          </a>
        </p>
      </Card>
    </section>
  );
}
