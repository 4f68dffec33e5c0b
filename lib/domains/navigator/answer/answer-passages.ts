import { stemOf } from "#lib/services/search/open/words.ts";
import type { Passage, SearchKind, Unit } from "#lib/services/search/open/passage.ts";
import type { Corpus } from "../corpus.ts";
import type { Sentence } from "../open/answer.ts";
import { answerDivision } from "./answer-division.ts";
import { answerForm } from "./answer-form.ts";
import { isAside, leadOf } from "./lead-of.ts";
import { sayProse } from "./say-unit.ts";
import { stemsIn } from "./stems-in.ts";
import { isMissing } from "./trust.ts";

/** The least coverage of the question with which a passage answers it. */
const leastCoverage = 0.72;
/** The least coverage if only one of the words that have to be there is. */
const leastByOne = 0.85;
/** The least share of the question that a row or sentence contains together with the headings above it. */
const leastOfUnit = 0.6;
/** How many passages are examined. */
const mostRead = 12;

/** Kinds of pages about the group rather than a country. */
const ofTheGroup: readonly SearchKind[] = ["group", "form", "document", "tool", "portal"];

/** The row or sentence of a passage that matches most of the question, and what follows it under the same label. */
function bestUnits({ units }: Passage, wanted: ReadonlySet<string>, most: number): Unit[] {
  const graded = units.map((unit, at) => {
    const label = stemsIn(unit.label ?? "");
    const own = new Set([...label, ...stemsIn(unit.text)]);
    const hits = [...wanted].filter((stem) => own.has(stem)).length;
    const inLabel = label.filter((stem) => wanted.has(stem)).length;
    return { at, score: hits + 0.5 * inLabel - (isAside(unit) ? 2 : 0) - (isMissing(unit) ? 0.5 : 0) };
  });
  const best = graded.reduce(
    (top, one) => (one.score > top.score ? one : top),
    graded[0] ?? { at: 0, score: 0 },
  );
  const begin = units[best.at];
  if (!begin) return [];
  // A list entry is followed by unrelated entries, a sentence by its continuation.
  const isSentence = /[.!?]$/.test(begin.text);
  const rest = isSentence ? units.slice(best.at + 1).filter((unit) => !isAside(unit)) : [];
  const following = begin.label
    ? rest.filter(({ label }) => label === begin.label)
    : rest.filter(({ label }) => !label);
  return [begin, ...following].slice(0, most);
}

/** The share of the wanted stems that a unit contains. A single stem must be all of a heading above the unit. */
function shareOf(
  { title, heading }: Passage,
  { label = "", text }: Unit,
  wanted: ReadonlySet<string>,
): number {
  if (wanted.size === 1) {
    const [stem = ""] = wanted;
    return [title.split(":")[0] ?? "", heading, label].some((name) => stemsIn(name).join(" ") === stem)
      ? 1
      : 0;
  }
  const above = new Set(stemsIn(`${title} ${heading} ${label}`));
  const own = new Set(stemsIn(text));
  const held = [...wanted].filter((stem) => above.has(stem) || own.has(stem));
  return held.length / wanted.size;
}

/** Asks what something is or how to take part: the head of the page about it answers, not a row. */
const asksForPage =
  /^(?:what (?:is|are|does)|who (?:is|are)|tell me about|how (?:do|can) (?:i|we) (?:apply|join|register|become|sign up|take part)|apply|explain|c est quoi|qu est ce que|o que e)\b/;

type Wanted = {
  folded: string;
  words: readonly string[];
  /**
   * The answering unit must contain one of these words and be about the group. Without them there is no such
   * restriction.
   */
  oneOf?: readonly string[] | undefined;
};

/**
 * Answers a question about no country for which no rule says where the answer is, with the units that contain most of it. Returns
 * nothing if none contains enough.
 */
export function answerPassages(
  corpus: Pick<Corpus, "findPassages" | "passagesOf">,
  { folded, words, oneOf = [] }: Wanted,
  most: number,
): Sentence[] {
  if (words.length === 0) return [];
  const ofPage = [...answerForm(corpus, folded, words), ...answerDivision(corpus, folded, words)];
  if (ofPage.length > 0) return ofPage.slice(0, most);
  const wanted = new Set(words.map(stemOf));
  const text = words.join(" ");
  const covered = corpus
    .findPassages({ text, kinds: ofTheGroup }, mostRead)
    .filter(({ coverage }) => coverage >= leastCoverage);
  const named = (passage: Passage): boolean => {
    const title = stemsIn(passage.title);
    return [...wanted].every((stem) => title.includes(stem));
  };
  // "What is X" is answered by the page titled X, everything else by the best passage.
  const page = covered.find(({ passage }) => named(passage));
  if (page && asksForPage.test(folded)) {
    const lead = leadOf(corpus.passagesOf(page.passage.path), most);
    if (lead) return lead.units.map((unit) => sayProse(lead.passage, unit));
  }
  const [best] = covered;
  if (!best) return [];
  const units = bestUnits(best.passage, wanted, Math.min(most, 3));
  const [first] = units;
  if (!first || shareOf(best.passage, first, wanted) < leastOfUnit) return [];
  if (oneOf.length > 0) {
    const own = new Set(stemsIn(`${first.label ?? ""} ${first.text}`));
    const held = oneOf.filter((word) => own.has(stemOf(word))).length;
    if (held === 0 || (held === 1 && best.coverage < leastByOne)) return [];
  }
  return units.map((unit, at) => sayProse(best.passage, at === 0 ? unit : { ...unit, label: "" }, at === 0));
}
