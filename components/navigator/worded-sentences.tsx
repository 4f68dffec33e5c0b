"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { Tag } from "#components/ui/tag.tsx";
import { savesData } from "#components/browser/saves-data.ts";
import type { WordedSentence } from "#lib/navigator/open/worded.ts";
import { fill } from "#lib/words/open/fill.ts";
import { followWorded } from "./follow-worded.ts";

type Words = Readonly<Record<"how" | "cite" | "own", string>>;
type Props = { query: string; words: Words; children: ReactNode };

/**
 * Draws what a model says above the answer as it comes, and folds the answer up once all of it is there: unless somebody is in it, whose
 * place would go. Where the model fails, what came of it goes and the answer stands.
 */
export function WordedSentences({ query, words, children }: Props) {
  const [sentences, setSentences] = useState<readonly WordedSentence[]>([]);
  const [isDone, setDone] = useState(false);
  const [isFolded, setFolded] = useState(false);
  const own = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (savesData()) return undefined;
    return followWorded(query, {
      onSentence: (sentence) => setSentences((before) => [...before, sentence]),
      onEnd: (isWorded) => {
        if (!isWorded) return setSentences([]);
        setDone(true);
        return setFolded(!own.current?.contains(document.activeElement));
      },
    });
  }, [query]);

  return (
    <>
      <div aria-live="polite" aria-busy={sentences.length > 0 && !isDone}>
        {sentences.length > 0 && (
          <>
            <ol className="said">
              {sentences.map((sentence) => (
                <Worded key={sentence.text} {...sentence} cite={words.cite} />
              ))}
            </ol>
            {isDone && <p className="answer-how">{words.how}</p>}
          </>
        )}
      </div>
      <details ref={own} className={isDone ? "disclosure" : undefined} open={!isFolded}>
        <summary hidden={!isDone}>{words.own}</summary>
        {children}
      </details>
    </>
  );
}

function Worded({ text, cites, cite }: WordedSentence & { cite: string }) {
  return (
    <li>
      <p>{text}</p>
      {cites.map(({ href, title, date, marks = [] }) => (
        <p key={href} className="said-cite">
          <a className="link" href={href}>
            {date ? fill(cite, { title, date }) : title}
          </a>
          {marks.map((mark) => (
            <Tag key={mark} tone="caution">
              {mark}
            </Tag>
          ))}
        </p>
      ))}
    </li>
  );
}
