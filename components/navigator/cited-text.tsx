import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import type { Sentence } from "#lib/domains/navigator/open/answer.ts";
import { dateBeside } from "#lib/domains/navigator/open/date-beside.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";

/** The messages of the navigator's page that a citation needs. */
export const citeWords = ["cite", "cite.sources"] as const;
export type CiteWords = Readonly<Record<(typeof citeWords)[number], string>>;

type Props = Pick<Sentence, "text" | "cite"> & { words: CiteWords };

/**
 * The citation of a sentence: a link to the page it is from, its date unless the sentence contains it, its provenance,
 * and its sources.
 */
export function CitedText({ text, cite, words }: Props) {
  const { href, title, marks = [], sources = [] } = cite;
  const date = dateBeside({ text, cite });
  return (
    <p className="said-cite">
      <a className="link" href={href}>
        {date ? fill(words.cite, { title, date }) : title}
      </a>
      {each(marks, (mark) => (
        <Tag tone="caution">{mark}</Tag>
      ))}
      {sources.length > 0 && <span>{fill(words["cite.sources"], { sources: sources.join(", ") })}</span>}
    </p>
  );
}
