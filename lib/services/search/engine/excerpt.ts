import { fold } from "#lib/platform/text/fold.ts";
import type { Passage, Unit } from "../open/passage.ts";
import type { Mark } from "../open/search-answer.ts";
import { stemOf } from "../open/words.ts";
import { stemsOf } from "./stems-of.ts";

const longest = 240;

const stemsOfUnit = new WeakMap<Unit, readonly string[]>();
function stemsIn(unit: Unit): readonly string[] {
  const known = stemsOfUnit.get(unit);
  if (known) return known;
  const stems = stemsOf(`${unit.label ?? ""} ${unit.text}`);
  stemsOfUnit.set(unit, stems);
  return stems;
}

/** How many of the wanted stems a unit contains. */
function countHeld(unit: Unit, wanted: ReadonlySet<string>): number {
  const held: string[] = [];
  for (const stem of stemsIn(unit)) if (wanted.has(stem) && !held.includes(stem)) held.push(stem);
  return held.length;
}

/** The unit of a passage that contains most of what was asked for; the first if none contains any. */
export function bestUnit({ units }: Passage, wanted: ReadonlySet<string>): Unit | undefined {
  if (units.length === 1) return units[0];
  let best: { unit: Unit; held: number } | undefined;
  for (const unit of units) {
    const held = countHeld(unit, wanted);
    if (!best || held > best.held) best = { unit, held };
  }
  return best?.unit;
}

/** Cuts between words and adds an ellipsis. */
const clipped = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(" ", longest))} …`;

const words = /[\p{L}\p{M}\p{N}]+/gu;

/** The text of a unit, with the words that were asked for marked. */
export function markUnit(unit: Unit, wanted: ReadonlySet<string>): Mark[] {
  const text = clipped(unit.label ? `${unit.label}: ${unit.text}` : unit.text);
  const marks: Mark[] = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!wanted.has(stemOf(fold(word)))) continue;
    if (index > done) marks.push({ text: text.slice(done, index) });
    done = index + word.length;
    marks.push({ text: word, isHit: true });
  }
  if (done < text.length) marks.push({ text: text.slice(done) });
  return marks;
}
