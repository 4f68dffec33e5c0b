import "server-only";
import pLimit from "p-limit";
import { eventStream, type Stream } from "../../http/event-stream.ts";
import { unlessAway } from "../../http/unless-away.ts";
import { consume } from "../../rate-limit/index.ts";
import type { Sentence } from "../open/answer.ts";
import type { WordedSentence } from "../open/worded.ts";
import type { Model } from "./ask-model.ts";
import { keptAnswers } from "./kept-answers.ts";
import { firstMs, wordAnswer } from "./word-answer.ts";

/** So many calls of an instance are under way; whoever waits for a turn too long keeps the extractive answer. */
const limit = pLimit(4);

/** One budget for the whole site: what the model costs is bounded, whoever asks. */
const isInBudget = async (): Promise<boolean> =>
  (await unlessAway("wordAnswer", () => consume("wordedAnswer", "site")))?.admitted === true;

type Given = {
  model: Model;
  question: string;
  sentences: readonly Sentence[];
  /** What makes the answer what it is: question, what it is about, corpus. */
  key: string;
};

async function word({ model, question, sentences, key }: Given, stream: Stream, signal: AbortSignal) {
  const shown: WordedSentence[] = [];
  const show = (sentence: WordedSentence) => {
    shown.push(sentence);
    stream.send("sentence", sentence);
  };
  const asked = Date.now();
  const isWorded = await limit(async () => {
    const waitedMs = Date.now() - asked;
    if (signal.aborted || waitedMs > firstMs / 2 || !(await isInBudget())) return false;
    return wordAnswer({ model, question, sentences, show, signal, waitedMs });
  });
  if (isWorded) keptAnswers.set(key, shown);
  return isWorded;
}

/**
 * The answer as a model words it, as a stream: `sentence` for each that was found faithful, then `done`, or `keep` where the extractive
 * answer stands. One that was worded before is sent at once. `leave` gives back the place of the stream.
 */
export function followWorded(given: Given, leave: () => void): Response {
  return eventStream((stream) => {
    const gone = new AbortController();
    const end = (isWorded: boolean) => {
      stream.send(isWorded ? "done" : "keep", {});
      stream.end();
    };
    const known = keptAnswers.get(given.key);
    known?.forEach((sentence) => stream.send("sentence", sentence));
    if (known) end(true);
    else void word(given, stream, gone.signal).then(end, () => end(false));
    return () => gone.abort();
  }, leave);
}
