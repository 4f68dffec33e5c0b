import { wordedPath, type WordedSentence } from "#lib/domains/navigator/open/worded.ts";

type Listener = {
  onSentence: (sentence: WordedSentence) => void;
  /** Called with `true` when the reworded answer is complete, and with `false` when the original answer is kept. */
  onEnd: (isWorded: boolean) => void;
};

/** Streams the reworded answer to a question, and returns a function that stops it. It never reconnects. */
export function followWorded(query: string, { onSentence, onEnd }: Listener): () => void {
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
