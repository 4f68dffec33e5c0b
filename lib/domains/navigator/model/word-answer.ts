import "server-only";
import type { Sentence } from "../open/answer.ts";
import type { WordedSentence } from "../open/worded.ts";
import { log } from "#lib/platform/log.ts";
import { askModel, type Model } from "./ask-model.ts";
import { isFaithful } from "./check-sentence.ts";
import { cutSentences } from "./cut-sentences.ts";
import { ModelFailure } from "./failure.ts";
import { messagesFor, mostSentences } from "./messages-for.ts";

/** The time after the request in which the first faithful sentence must arrive, or none is shown. */
export const firstMs = 3_000;
const wholeMs = 10_000;

type Given = {
  model: Model;
  question: string;
  sentences: readonly Sentence[];
  /** Is called with each sentence as soon as it is found faithful. */
  show: (sentence: WordedSentence) => void;
  /** Aborted once the visitor no longer waits. */
  signal: AbortSignal;
  /** How long the visitor has already waited in the queue. */
  waitedMs?: number;
};

/**
 * Has a model word an answer, and shows only sentences that say what their quotes say. Returns whether the worded
 * answer may replace the extractive one: not if no sentence was faithful, the first came late, or the service failed.
 * Never throws.
 */
export async function wordAnswer({
  model,
  question,
  sentences,
  show,
  signal,
  waitedMs = 0,
}: Given): Promise<boolean> {
  const late = new AbortController();
  const first = setTimeout(() => late.abort(), firstMs - waitedMs);
  const whole = setTimeout(() => late.abort(), wholeMs - waitedMs);
  const shown: string[] = [];
  let dropped = 0;
  try {
    const pieces = askModel(model, messagesFor(question, sentences), AbortSignal.any([signal, late.signal]));
    for await (const sentence of cutSentences(pieces)) {
      if (!isFaithful(sentence, { question, sentences })) dropped += 1;
      else if (!shown.includes(sentence.text)) {
        clearTimeout(first);
        shown.push(sentence.text);
        show({
          text: sentence.text,
          cites: sentence.cited.flatMap((number) => sentences[number - 1]?.cite ?? []),
        });
        if (shown.length === mostSentences) break;
      }
    }
  } catch (fault) {
    const isAway = fault instanceof ModelFailure;
    if (!isAway) log.error({ err: fault, action: "wordAnswer" }, "an answer was not worded");
    else if (!signal.aborted)
      log.warn({ action: "wordAnswer", why: fault.message }, "an answer was not worded");
    return false;
  } finally {
    clearTimeout(first);
    clearTimeout(whole);
  }
  log.info({ action: "wordAnswer", shown: shown.length, dropped }, "an answer was worded");
  return shown.length > 0;
}
