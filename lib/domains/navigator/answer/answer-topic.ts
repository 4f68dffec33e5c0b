import type { Sentence } from "../open/answer.ts";
import type { Reading, Topic } from "../topics/topic.ts";
import { readReading, type Asking } from "./read-reading.ts";
import type { Told } from "./told.ts";

/**
 * The first reading of a slot that is certain, else the first that is known, else the one that says why it is not
 * known.
 */
function bestOf(readings: readonly Reading[], asking: Asking): Told | undefined {
  const told = readings
    .map((reading) => readReading(reading, asking))
    .filter(({ sentences }) => sentences.length > 0);
  return told.find(({ isCertain }) => isCertain) ?? told.find(({ isKnown }) => isKnown) ?? told[0];
}

/** What is required of foreign owners only, if it names an amount. */
const readForeigners = (topic: Topic, asking: Asking): Told[] =>
  (topic.ofForeigners ?? [])
    .map((reading) => readReading(reading, asking))
    .filter(({ sentences }) => sentences.some(({ quote }) => /\d{2}/.test(quote)));

/** What the pages of one country say about a topic, the answer first, in at most `most` sentences. */
export function answerTopic(topic: Topic, asking: Asking, most: number): Sentence[] {
  const way = topic.byWay ? asking.way : undefined;
  const own = way === "foreign-owner" ? readForeigners(topic, asking) : [];
  const told = [...own, ...topic.slots.flatMap((slot) => bestOf(slot, { ...asking, way }) ?? [])];
  const [lead] = told;
  // A value that is not known is mentioned only as the lead, where it is what was asked, and only once.
  const sentences = told.filter((one) => one === lead || one.isKnown).flatMap((one) => one.sentences);
  return sentences.slice(0, most);
}
