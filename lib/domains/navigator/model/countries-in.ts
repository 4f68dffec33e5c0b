import "server-only";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { fold } from "#lib/platform/text/fold.ts";

/** A country that a text names, with the words that name it. */
export type Mention = { slug: string; words: readonly string[] };

/** "Kenyan", "Nigerien", "Beninese", "Rwanda's" (folded: "rwandas"). */
const peoples = "(?:s|n|ns|an|ans|ian|ians|ien|iens|ese|lese)?";
/** Shorter names would match other words. */
const shortestName = 4;

const readNames = () => {
  const slugs = new Map(
    listCountries().flatMap(({ slug, name, otherNames }) =>
      [name, ...otherNames]
        .map(fold)
        .filter((one) => one.length >= shortestName)
        .map((one) => [one, slug] as const),
    ),
  );
  // Longest first: "Guinea-Bissau" is not Guinea, and a Nigerian is not from Niger.
  const longestFirst = [...slugs.keys()].toSorted((a, b) => b.length - a.length);
  return { slugs, pattern: new RegExp(`(?<![^ ])(${longestFirst.join("|")})${peoples}(?![^ ])`, "g") };
};
/** The African countries that a text names, in order of appearance. */
export function countriesIn(text: string): readonly Mention[] {
  const { slugs, pattern } = oncePerProcess("names of countries in sentences", readNames);
  return [...fold(text).matchAll(pattern)].map(([words, name = ""]) => ({
    slug: slugs.get(name) ?? "",
    words: words.split(" "),
  }));
}
