import "server-only";
import type { Sentence } from "../open/answer.ts";
import type { WordedSentence } from "../open/worded.ts";
import { log } from "../../log.ts";
import { askModel, type Model } from "./ask-model.ts";
import { isFaithful } from "./check-sentence.ts";
import { cutSentences } from "./cut-sentences.ts";
import { ModelFailure } from "./failure.ts";
import { messagesFor, mostSentences } from "./messages-for.ts";

/** The first sentence that stands comes within this after it was asked for, or none is shown. */
export const firstMs = 3_000;
const wholeMs = 10_000;

type Given = {
  model: Model;
  question: string;
  sentences: readonly Sentence[];
  /** Gets each sentence as soon as it was found faithful. */
  show: (sentence: WordedSentence) => void;
  /** Nobody waits any longer. */
  signal: AbortSignal;
  /** How long it was waited for already. */
  waitedMs?: number;
};

/**
 * Has a model word an answer, and shows of it what its quotes say and nothing else. Answers whether the worded answer may take the
 * place of the extractive one: not where no sentence stood, the first came late, or the service failed. Never throws.
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
    for await (const said of cutSentences(pieces)) {
      if (!isFaithful(said, { question, sentences })) dropped += 1;
      else if (!shown.includes(said.text)) {
        clearTimeout(first);
        shown.push(said.text);
        show({ text: said.text, cites: said.cited.flatMap((number) => sentences[number - 1]?.cite ?? []) });
        if (shown.length === mostSentences) break;
      }
    }
  } catch (fault) {
    const isAway = fault instanceof ModelFailure;
    if (!isAway) log.error({ err: fault, deed: "wordAnswer" }, "an answer was not worded");
    else if (!signal.aborted)
      log.warn({ deed: "wordAnswer", why: fault.message }, "an answer was not worded");
    return false;
  } finally {
    clearTimeout(first);
    clearTimeout(whole);
  }
  log.info({ deed: "wordAnswer", shown: shown.length, dropped }, "an answer was worded");
  return shown.length > 0;
}
