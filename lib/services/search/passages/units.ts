import { sentenceSegmenter } from "#lib/platform/words/open/formats.ts";
import type { Unit } from "../open/passage.ts";
import type { InlineContent } from "./read-inline.ts";

const inSentences = sentenceSegmenter();
export const sentencesOf = (text: string): string[] =>
  [...inSentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);

export function unitOf(text: string, content: Omit<InlineContent, "pieces">, label?: string): Unit {
  const once = (list: readonly string[]) => [...new Set(list)];
  return {
    ...(label && { label }),
    text,
    ...(content.dates[0] && { date: once(content.dates).join(", ") }),
    ...(content.marks.length > 0 && { marks: once(content.marks) }),
    ...(content.sources.length > 0 && { sources: once(content.sources) }),
    ...(content.links.length > 0 && { links: content.links }),
    ...(content.facts.length > 0 && { facts: once(content.facts) }),
  };
}

/** The date that a line gives itself: "as of June 2026". */
export const asOf = /\bas of [\w ]+|\b\d{4}\b/;

/** Adds the date, marks and sources of a line to the units from `first`, besides their own. */
export function knowBy(units: Unit[], first: number, { pieces, dates, marks, sources }: InlineContent): void {
  const date = dates[0] ?? asOf.exec(pieces.join(" "))?.[0];
  for (let at = first; at < units.length; at += 1) {
    const unit = units[at];
    if (!unit) continue;
    units[at] = {
      ...unit,
      ...(!unit.date && date && { date }),
      ...(marks.length > 0 && { marks: [...new Set([...(unit.marks ?? []), ...marks])] }),
      ...(sources.length > 0 && { sources: [...new Set([...(unit.sources ?? []), ...sources])] }),
    };
  }
}
