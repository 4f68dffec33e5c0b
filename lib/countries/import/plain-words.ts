import { upperCase } from "#lib/words/open/formats.ts";

/** Words by which the research speaks of its own files and of how sure it is, and what a reader is told instead. */
const own: readonly (readonly [RegExp, string])[] = [
  [/(?:^|(?<=[.;]\s))from general knowledge(?=[.;]|$)[.;]?\s*/gi, ""],
  [/(?:^|(?<=\.\s))general knowledge[.;:]?\s*/gi, ""],
  [/[;,]?\s*general knowledge$/i, ""],
  [/general knowledge/gi, "to be confirmed"],
  [/Employer rate as in the registration file; e/g, "E"],
  [/[;,]?\s*see the registration file(?: \(EY\))?/gi, ""],
  [/\bnot read\b/g, "not found"],
  [/^Not established\.$/, ""],
];

/** A note of the research without what it says of its own files; null where nothing is left. */
export function plainWords(note: string | null): string | null {
  if (note === null) return null;
  const words = own
    .reduce((text, [pattern, instead]) => text.replace(pattern, instead), note)
    .replace(/^[;,\s]+/, "")
    .replace(/(\. )([a-z])/g, (_, end: string, first: string) => `${end}${upperCase(first)}`)
    .trim();
  return words === "" ? null : words;
}

/** Whether the whole of a note is general knowledge, and not only a part that says so in brackets. */
export const isGeneralKnowledge = (note: string | null): boolean =>
  note !== null && /(?:from general knowledge|^general knowledge|; general knowledge$)/i.test(note);
