import { stemOf } from "#lib/search/open/words.ts";
import { fold } from "#lib/text/fold.ts";
import type { Passage, SearchKind, Unit } from "../../search/open/passage.ts";
import type { Corpus } from "../corpus.ts";
import type { Sentence } from "../open/answer.ts";
import { sayProse } from "./say-unit.ts";
import { isMissing } from "./trust.ts";

/** A passage that holds less of what was asked does not answer it. */
const leastCoverage = 0.72;
/** Where no country is named, a page of a country answers only what it nearly says itself. */
const leastElsewhere = 0.85;
/** A row or sentence answers with so much of what was asked, together with the headings above it. */
const leastOfUnit = 0.6;
/** So many passages are looked at. */
const mostRead = 12;

/** What is about the group, and not about a country. */
const ofTheGroup: readonly SearchKind[] = ["group", "form", "document", "tool", "portal"];

const stemsOf = (text: string): string[] => fold(text).split(" ").filter(Boolean).map(stemOf);

const isAside = ({ text }: Unit): boolean =>
  /^(?:ask us$|reviewed on|sources?:?$|what this is about|sent something already|terms of each)/i.test(
    text,
  ) || text.split(" ").length < 4;

/** The place in a passage that says most of what was asked: a row or sentence, and what follows it under the same label. */
function bestUnits({ units }: Passage, wanted: ReadonlySet<string>, most: number): Unit[] {
  const graded = units.map((unit, at) => {
    const label = stemsOf(unit.label ?? "");
    const own = new Set([...label, ...stemsOf(unit.text)]);
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
  const rest = units.slice(best.at + 1).filter((unit) => !isAside(unit));
  const following = begin.label
    ? rest.filter(({ label }) => label === begin.label)
    : rest.filter(({ label }) => !label);
  return [begin, ...following].slice(0, most);
}

/** How much of what was asked a unit says; one word alone has to stand above it. */
function shareOf(
  { title, heading }: Passage,
  { label = "", text }: Unit,
  wanted: ReadonlySet<string>,
): number {
  const above = new Set(stemsOf(`${title} ${heading} ${label}`));
  const own = new Set(stemsOf(text));
  const held = [...wanted].filter((stem) => above.has(stem) || (wanted.size > 1 && own.has(stem)));
  return held.length / wanted.size;
}

/** The first sentences of a page, which say what it is about. */
const leadOf = (
  passages: readonly Passage[],
  most: number,
): { passage: Passage; units: Unit[] } | undefined => {
  const head = passages.find(({ anchor }) => anchor === "");
  const units = (head?.units ?? []).filter((unit) => !unit.label && !isAside(unit)).slice(0, most);
  return head && units.length > 0 ? { passage: head, units } : undefined;
};

/** Asks what something is, or how one comes to take part: the page about it answers, and not a row of it. */
const asksForPage =
  /^(?:what (?:is|are|does)|who (?:is|are)|tell me about|how (?:do|can) (?:i|we) (?:apply|join|register|become|sign up|take part)|apply|explain|c est quoi|qu est ce que|o que e)\b/;

type Wanted = { folded: string; words: readonly string[]; text: string; country?: string | undefined };

/** Units of the site that hold what was asked, where no rule says where the answer stands; none where nothing holds enough of it. */
export function answerPassages(
  corpus: Pick<Corpus, "findPassages" | "passagesOf">,
  { folded, words, text, country }: Wanted,
  most: number,
): Sentence[] {
  if (words.length === 0) return [];
  const wanted = new Set(words.map(stemOf));
  const found = corpus.findPassages({ text, ...(country ? { country } : { kinds: ofTheGroup }) }, mostRead);
  const near = found.filter(({ coverage }) => coverage >= leastCoverage);
  const elsewhere =
    near.length > 0 || country || wanted.size < 2 ? [] : corpus.findPassages({ text }, mostRead);
  const covered = near.length > 0 ? near : elsewhere.filter(({ coverage }) => coverage >= leastElsewhere);
  const named = (passage: Passage): boolean => {
    const title = stemsOf(passage.title);
    return [...wanted].every((stem) => title.includes(stem));
  };
  // A page that is called so answers what it is; the rest is answered by the passage that holds most.
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
  return units.map((unit) => sayProse(best.passage, unit));
}
