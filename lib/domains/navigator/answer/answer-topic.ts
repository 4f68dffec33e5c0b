import type { Sentence } from "../open/answer.ts";
import type { Reading, Topic } from "../topics/topic.ts";
import { readReading, type Asking } from "./read-reading.ts";
import type { AnswerPart } from "./answer-part.ts";

/**
 * The first reading of a slot that is certain, else the first that is known, else the one that says why it is not
 * known.
 */
function bestOf(readings: readonly Reading[], asking: Asking): AnswerPart | undefined {
  const parts = readings
    .map((reading) => readReading(reading, asking))
    .filter(({ sentences }) => sentences.length > 0);
  return parts.find(({ isCertain }) => isCertain) ?? parts.find(({ isKnown }) => isKnown) ?? parts[0];
}

/** What is required of foreign owners only, if it names an amount. */
const readForeigners = (topic: Topic, asking: Asking): AnswerPart[] =>
  (topic.ofForeigners ?? [])
    .map((reading) => readReading(reading, asking))
    .filter(({ sentences }) => sentences.some(({ quote }) => /\d{2}/.test(quote)));

/** What the pages of one country say about a topic, the answer first, in at most `most` sentences. */
export function answerTopic(topic: Topic, asking: Asking, most: number): Sentence[] {
  const registration = topic.byRegistration ? asking.registration : undefined;
  const own = registration === "foreign-owner" ? readForeigners(topic, asking) : [];
  const parts = [...own, ...topic.slots.flatMap((slot) => bestOf(slot, { ...asking, registration }) ?? [])];
  const [lead] = parts;
  // A value that is not known is mentioned only as the lead, where it is what was asked, and only once.
  const sentences = parts.filter((one) => one === lead || one.isKnown).flatMap((one) => one.sentences);
  return sentences.slice(0, most);
}
