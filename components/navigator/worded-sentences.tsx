"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { each } from "#components/ui/each.ts";
import { savesData } from "#components/browser/saves-data.ts";
import { type WordedSentence, wordedPath } from "#lib/domains/navigator/open/worded.ts";
import { CitedText, type CiteWords } from "./cited-text.tsx";

type Listener = {
  onSentence: (sentence: WordedSentence) => void;
  /** Called with `true` when the reworded answer is complete, and with `false` when the original answer is kept. */
  onEnd: (isWorded: boolean) => void;
};

/** Streams the reworded answer to a question, and returns a function that stops it. It never reconnects. */
function followWorded(query: string, { onSentence, onEnd }: Listener): () => void {
  const stream = new EventSource(`${wordedPath}?${query}`);
  const end = (isWorded: boolean) => {
    stream.close();
    onEnd(isWorded);
  };
  stream.addEventListener("sentence", ({ data }: MessageEvent<string>) =>
    onSentence(JSON.parse(data) as WordedSentence),
  );
  stream.addEventListener("done", () => end(true));
  stream.addEventListener("keep", () => end(false));
  stream.addEventListener("error", () => end(false));
  return () => stream.close();
}

type Words = CiteWords & Readonly<Record<"how" | "own", string>>;
type Props = { query: string; words: Words; children: ReactNode };

/**
 * Renders the model's sentences above the answer as they arrive, and collapses the original answer once all are there,
 * unless it contains the focus, which would be lost. If the model fails, its sentences are removed and the original
 * answer stays.
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
      <div className="answer-worded" aria-live="polite" aria-busy={sentences.length > 0 && !isDone}>
        {sentences.length > 0 && (
          <>
            <ol className="said">
              {sentences.map((sentence) => (
                <Worded key={sentence.text} {...sentence} words={words} />
              ))}
            </ol>
            {isDone && <p className="answer-how">{words.how}</p>}
          </>
        )}
      </div>
      <details ref={own} className={isDone ? "answer-worded disclosure" : "answer-worded"} open={!isFolded}>
        <summary hidden={!isDone}>{words.own}</summary>
        <div className={isDone ? "disclosure-body" : undefined}>{children}</div>
      </details>
    </>
  );
}

function Worded({ text, cites, words }: WordedSentence & { words: CiteWords }) {
  return (
    <li>
      <p>{text}</p>
      {each(cites, (cite) => (
        <CitedText text={text} cite={cite} words={words} />
      ))}
    </li>
  );
}
