import "server-only";
import pLimit from "p-limit";
import { eventStream, type Stream } from "#lib/platform/http/event-stream.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { consume } from "#lib/services/limits/index.ts";
import type { Sentence } from "../open/answer.ts";
import type { WordedSentence } from "../open/worded.ts";
import type { Model } from "./ask-model.ts";
import { keptAnswers } from "./kept-answers.ts";
import { firstMs, wordAnswer } from "./word-answer.ts";

/**
 * The concurrency limit of an instance. A call that waits in the queue too long leaves the visitor with the extractive
 * answer.
 */
const limit = pLimit(4);

/** One rate limit for the whole site bounds what the model costs, whichever visitor asks. */
const isInBudget = async (): Promise<boolean> =>
  (await unlessAway("wordAnswer", () => consume("wordedAnswer", "site")))?.admitted === true;

type Given = {
  model: Model;
  question: string;
  sentences: readonly Sentence[];
  /** The cache key: the question, its context and the corpus. */
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
 * Streams the answer as a model words it: a `sentence` event for each one that was found faithful, then `done`, or
 * `keep` if the extractive answer stays. A cached answer is sent at once. `leave` releases the slot of the stream.
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
