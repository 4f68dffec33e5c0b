import "server-only";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { regionNamesIn } from "#lib/platform/words/open/country-names.ts";

/** Languages that people of the continent write and for which CLDR has names of countries. */
const languages =
  "ar am ti fr pt sw es so mg ha yo ig om af rw rn ln wo ff ak ee lg zu xh sn nd st tn zgh kab bm sg".split(
    " ",
  );
/** Short names in these languages are written often enough to be meant. */
const wide = new Set(["fr", "pt", "sw"]);

/** The Arabic article, which many leave out. */
const article = /(^| )ال(?=\p{L}{2})/gu;
export const withoutArticle = (folded: string): string => folded.replace(article, "$1");

const isLatin = (folded: string): boolean => /\p{Script=Latin}/u.test(folded);
const shortest = 5;
const shortestInWide = 4;
/**
 * Whether a name identifies a country. A short name in Latin letters may be a word of another language, and a prefix
 * ("i Kenya") a word of a sentence.
 */
const isTelling = (folded: string, language: string): boolean =>
  !isLatin(folded) ||
  (folded.length >= (wide.has(language) ? shortestInWide : shortest) && !/^\S /.test(folded));

/** Prefixes that Amharic, Tigrinya and Arabic join to the following name: "in", "of", "to", "and". */
const joined = /^(?:[በየለከብንናወ]|لل|[وفبكل])(?=\p{L}{3})/u;

/** What some languages call Niger, but all of Nigeria calls itself. */
const nigeriasOther = "naija";

function makeOwnNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const shared = new Set<string>();
  const add = (folded: string, slug: string): void => {
    const known = names.get(folded);
    if (known !== undefined && known !== slug) shared.add(folded);
    names.set(folded, slug);
  };
  for (const language of languages) {
    const nameOf = regionNamesIn(language);
    for (const { slug, iso2 } of listCountries()) {
      const folded = fold(nameOf(iso2) ?? "");
      if (folded === "" || !isTelling(folded, language)) continue;
      add(folded, slug);
      if (language === "ar") add(withoutArticle(folded), slug);
    }
  }
  for (const one of [...shared, nigeriasOther]) names.delete(one);
  return names;
}

/**
 * Slugs of countries by their folded names in the languages of the continent, without names that two countries share.
 */
export const ownNames = (): ReadonlyMap<string, string> =>
  oncePerProcess("own names of countries", makeOwnNames);

const isPlain = /^[ a-z0-9]*$/;

/** Finds a country by its name in a language of the continent, also after a preposition that is joined to it. */
export function findByOwnName(folded: string): string | undefined {
  const names = ownNames();
  const known = names.get(folded);
  if (known !== undefined || isPlain.test(folded)) return known;
  const bare = folded.replace(joined, "");
  return names.get(withoutArticle(folded)) ?? names.get(bare) ?? names.get(withoutArticle(bare));
}
