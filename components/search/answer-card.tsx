import { Card } from "#components/ui/card.tsx";
import { joined } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import type { Sentence } from "#lib/navigator/open/answer.ts";

/** The one sentence that answers, how it is known, and the place it is taken from. */
export function AnswerCard({ sentence: { text, cite } }: { sentence: Sentence }) {
  const words = useWords("search");
  const { href, title, date, marks = [], sources = [] } = cite;
  const known = [
    ...(date && !text.includes(date) ? [date] : []),
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
