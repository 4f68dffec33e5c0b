import { fold } from "#lib/platform/text/fold.ts";
import type { Corpus } from "../corpus.ts";
import type { Understood } from "./understand.ts";

/** A country is meant if only its pages cover this much of the question. */
export const leastForCountry = 0.9;
const mostLookedAt = 5;

/** The only country whose pages have the words of a question that names none: "nakfa", "SSNIT". */
function countryOfWords(corpus: Corpus, ask: string): string | undefined {
  const found = corpus
    .findPassages({ text: ask }, mostLookedAt)
    .filter(({ coverage }) => coverage >= leastForCountry);
  const slugs = new Set(found.map(({ passage }) => passage.country));
  const [slug] = slugs;
  return slugs.size === 1 ? slug : undefined;
}

/** A word in more passages does not identify a country. */
const mostOfRare = 16;
const shortestRare = 3;

/** The only country whose pages have a word that no concept contains: "simandou", "EVC". */
function countryOfRareWord(corpus: Corpus, unknown: readonly string[]): string | undefined {
  for (const word of unknown.filter(({ length }) => length >= shortestRare)) {
    const found = corpus.findPassages({ text: word }, mostOfRare);
    const holders = found.flatMap(({ passage }) => {
      const unit = passage.units.find(({ label = "", text }) =>
        fold(`${label} ${text}`).split(" ").includes(word),
      );
      // In a table of all countries the first column names the country of a row.
      const named = unit && (passage.country ?? corpus.readQuery(unit.label ?? "").countries[0]?.slug);
      return unit ? [named] : [];
    });
    const [slug] = holders;
    if (slug && new Set(holders).size === 1 && found.length < mostOfRare) return slug;
  }
  return undefined;
}

/** The country a question means without naming it, if only the pages of that country match; undefined if several do. */
export const inferCountry = (
  corpus: Corpus,
  ask: string,
  { unknown }: Pick<Understood, "unknown">,
): string | undefined =>
  unknown.length > 0 ? (countryOfRareWord(corpus, unknown) ?? countryOfWords(corpus, ask)) : undefined;
