import "server-only";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { editDistance } from "#lib/platform/text/edit-distance.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { namesOfCountries, noNames, type CountryName } from "./country-names.ts";
import { aliasGroups } from "./engine/aliases.ts";
import { smallWords, stemOf } from "./open/words.ts";
import { findByOwnName } from "./own-names.ts";

export type NamedCountry = CountryName & {
  /** The index of its first word in `folded`, and (`end`) the index after its last. */
  start: number;
  end: number;
};

export type ReadQuery = {
  folded: string;
  /** In the order in which they are named, each once. */
  countries: NamedCountry[];
  /** Folded, without the names of countries and stop words. */
  words: string[];
  /** Folded, what is between quotation marks. */
  phrases: string[];
};

/** The longest match counts, because the name of a country may be part of another's. */
const mostWordsInName = 6;
/** In shorter names one wrong letter makes another word. */
const shortestWithSlip = 5;
const shortestWithTwoSlips = 9;
const mostRead = 400;

/** Two-letter names of countries that are not ISO 3166 codes. */
const alsoInTwoCapitals: Readonly<Record<string, string>> = { SA: "south-africa" };
/** Beside these words "SA" is a form of company. */
const ofCompany = /\b(?:sarl|capital|soci\S+t\S+|statut\w*|anonym\w*)\b/i;

/** Single-word names, those of larger populations first: "nigera" means Nigeria rather than Niger. */
const singleNames = () =>
  oncePerProcess("single names of countries", () => {
    const peopleOf = new Map<string, number>(
      listCountries().map(({ slug, figures }) => [slug, figures.population?.value ?? 0]),
    );
    return [...namesOfCountries()]
      .filter(
        ([name, { how }]) =>
          !name.includes(" ") && name.length >= shortestWithSlip && (how === "name" || how === "people"),
      )
      .toSorted(([, one], [, other]) => (peopleOf.get(other.slug) ?? 0) - (peopleOf.get(one.slug) ?? 0));
  });

const stemsOfAliases = () =>
  oncePerProcess(
    "stems of aliases",
    () => new Set(aliasGroups.flatMap((group) => group.flatMap((name) => name.split(" ").map(stemOf)))),
  );
/** A synonym of a word of the site is not a misspelt country: "congé" is not Congo. */
const isAlias = (word: string): boolean => stemsOfAliases().has(stemOf(word));

/** The country whose name a word nearly spells; undefined if there is none. */
function almost(word: string): string | undefined {
  if (word.length < shortestWithSlip) return undefined;
  const most = word.length >= shortestWithTwoSlips ? 2 : 1;
  let best: { name: string; slug: string; apart: number } | undefined;
  for (const [name, { slug }] of singleNames()) {
    if (Math.abs(name.length - word.length) > most || name[0] !== word[0]) continue;
    const apart = editDistance(word, name);
    if (apart <= most && apart < (best?.apart ?? Number.POSITIVE_INFINITY)) best = { name, slug, apart };
  }
  return best?.slug;
}

/** "Kenya's", "l'Égypte", "d'Angola" */
const withApostrophe = /\p{L}+['’]s\b|\b[ld]['’]\p{L}+/giu;

/**
 * Finds a country by its name. `isJoined`: the words from which an apostrophe was removed that joined another word to
 * them.
 */
function findName(
  names: ReadonlyMap<string, CountryName>,
  words: readonly string[],
  isJoined: ReadonlySet<string>,
): CountryName | undefined {
  const name = words.join(" ");
  const plain = names.get(name);
  if (plain) return plain;
  const ofOwner = isJoined.has(words.at(-1) ?? "") && name.endsWith("s") ? name.slice(0, -1) : "";
  const elided = isJoined.has(words[0] ?? "") && /^[ld]/.test(name) ? name.slice(1) : "";
  const known = names.get(ofOwner) ?? names.get(elided);
  if (known) return known;
  const slug = findByOwnName(name);
  return slug === undefined ? undefined : { slug, how: "name" };
}

const twoCapitals = () =>
  oncePerProcess(
    "countries by two capitals",
    () =>
      new Map([
        ...listCountries().map(({ iso2, slug }) => [iso2, slug] as const),
        ...Object.entries(alsoInTwoCapitals),
      ]),
  );

/**
 * Finds the word of two letters that names a country by its code, with its position. A word alone is a code in any
 * case. Beside other words it is a code only in capitals, and if all of them are in capitals, only if it is not a stop
 * word.
 */
function findInCapitals(cut: string, words: readonly string[]): NamedCountry | undefined {
  const isAllCapitals = cut === cut.toUpperCase();
  const codes = words.length === 1 ? [cut.trim().toUpperCase()] : (cut.match(/\b[A-Z]{2}\b/g) ?? []);
  for (const code of codes) {
    const slug = twoCapitals().get(code);
    const at = words.indexOf(fold(code));
    if (
      !slug ||
      at < 0 ||
      (code in alsoInTwoCapitals && (isAllCapitals || words.length === 1 || ofCompany.test(cut)))
    )
      continue;
    if (words.length === 1 || !isAllCapitals || !smallWords.has(fold(code)))
      return { slug, how: "code", start: at, end: at + 1 };
  }
  return undefined;
}

/** Stretches an Arabic word when rendered, and is not a letter of it. */
const tatweel = "\u0640";
const quoted = /["“”«»]([^"“”«»]{2,})["“”«»]/g;

/**
 * Reads what somebody typed: which countries it names, in any spelling, and what else it says. `isWord`: whether the
 * site knows a word, which is then not a misspelt country.
 */
export function readQuery(text: string, isWord: (word: string) => boolean = () => false): ReadQuery {
  const cut = text.slice(0, mostRead).replaceAll(tatweel, "");
  const folded = fold(cut);
  const words = folded === "" ? [] : folded.split(" ");
  const names = namesOfCountries();
  const isJoined = new Set((cut.match(withApostrophe) ?? []).map(fold));
  const inCapitals = new Set((cut.match(/\b[A-Z]{3}\b/g) ?? []).map(fold));
  const countries: NamedCountry[] = [];
  const isTaken = new Set<number>();
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + mostWordsInName); end > start; end -= 1) {
      const name = words.slice(start, end).join(" ");
      const known = findName(names, words.slice(start, end), isJoined);
      if (!known || (noNames.has(name) && !inCapitals.has(name))) continue;
      countries.push({ ...known, start, end });
      for (let at = start; at < end; at += 1) isTaken.add(at);
      start = end - 1;
      break;
    }
  }
  words.forEach((word, at) => {
    if (isTaken.has(at) || smallWords.has(word) || isAlias(word) || isWord(word)) return;
    const slug = almost(word);
    if (!slug) return;
    countries.push({ slug, how: "slip", start: at, end: at + 1 });
    isTaken.add(at);
  });
  const inTwo = countries.length === 0 ? findInCapitals(cut, words) : undefined;
  if (inTwo) {
    countries.push(inTwo);
    isTaken.add(inTwo.start);
  }
  countries.sort((one, other) => one.start - other.start);
  const isFirst = ({ slug }: NamedCountry, at: number) =>
    countries.findIndex((other) => other.slug === slug) === at;
  return {
    folded,
    countries: countries.filter(isFirst),
    words: words.filter((word, at) => !isTaken.has(at) && !smallWords.has(word)),
    phrases: [...cut.matchAll(quoted)].map(([, phrase = ""]) => fold(phrase)).filter(Boolean),
  };
}
