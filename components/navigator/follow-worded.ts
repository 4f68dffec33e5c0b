import { wordedPath, type WordedSentence } from "#lib/navigator/open/worded.ts";

type Listener = {
  onSentence: (sentence: WordedSentence) => void;
  /** The worded answer is whole, or the answer stands as it is. */
  onEnd: (isWorded: boolean) => void;
};

/** Has a question worded and hears of it; answers with what stops that. It is asked once: a stream that breaks off is over. */
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
