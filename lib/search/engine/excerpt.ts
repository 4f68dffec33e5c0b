import { fold } from "#lib/text/fold.ts";
import type { Passage, Unit } from "../open/passage.ts";
import type { Mark } from "../open/search-answer.ts";
import { stemOf } from "../open/words.ts";
import { stemsOf } from "./stems-of.ts";

const longest = 240;

const stemsOfUnit = new WeakMap<Unit, ReadonlySet<string>>();
function stemsIn(unit: Unit): ReadonlySet<string> {
  const known = stemsOfUnit.get(unit);
  if (known) return known;
  const stems = new Set(stemsOf(`${unit.label ?? ""} ${unit.text}`));
  stemsOfUnit.set(unit, stems);
  return stems;
}

/** The unit of a passage that says most of what was asked for; the first where none says any of it. */
export function bestUnit({ units }: Passage, wanted: ReadonlySet<string>): Unit | undefined {
  let best: { unit: Unit; held: number } | undefined;
  for (const unit of units) {
    const stems = stemsIn(unit);
    let held = 0;
    for (const stem of wanted) if (stems.has(stem)) held += 1;
    if (!best || held > best.held) best = { unit, held };
  }
  return best?.unit;
}

/** Cuts before a word, with a sign that more follows. */
const clipped = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(" ", longest))} …`;

/** What a unit says, its words that were asked for marked. */
export function markUnit(unit: Unit, wanted: ReadonlySet<string>): Mark[] {
  const text = clipped(unit.label ? `${unit.label}: ${unit.text}` : unit.text);
  const marks: Mark[] = [];
  for (const piece of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    if (piece === "") continue;
    const isHit = /[\p{L}\p{N}]/u.test(piece) && wanted.has(stemOf(fold(piece)));
    const last = marks.at(-1);
    if (last && Boolean(last.isHit) === isHit) last.text += piece;
    else marks.push({ text: piece, ...(isHit && { isHit: true as const }) });
  }
  return marks;
}
