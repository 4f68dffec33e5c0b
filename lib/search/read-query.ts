import "server-only";
import { listCountries } from "#lib/countries/record/index.ts";
import { oncePerProcess } from "#lib/per-process.ts";
import { editDistance } from "#lib/text/edit-distance.ts";
import { fold } from "#lib/text/fold.ts";
import { namesOfCountries, noNames, type CountryName } from "./country-names.ts";
import { aliasGroups } from "./engine/aliases.ts";
import { smallWords, stemOf } from "./open/words.ts";
import { findByOwnName } from "./own-names.ts";

export type NamedCountry = CountryName & {
  /** Where it stands among the words of `folded`: the first, and the one after its last. */
  start: number;
  end: number;
};

export type ReadQuery = {
  folded: string;
  /** In the order in which they are named, each once. */
  countries: NamedCountry[];
  /** Folded, without those that name a country and without small words. */
  words: string[];
  /** Folded, what stands between quotation marks. */
  phrases: string[];
};

/** Countries whose name begins or is part of another one's are told apart by the longest that fits. */
const mostWordsInName = 6;
/** Below this, one letter makes another word of a name. */
const shortestWithSlip = 5;
const shortestWithTwoSlips = 9;
const mostRead = 400;

/** Whom two letters name that are no code of ISO 3166. */
const alsoInTwoCapitals: Readonly<Record<string, string>> = { SA: "south-africa" };
/** Beside these "SA" is a company. */
const ofCompany = /\b(?:sarl|capital|soci\S+t\S+|statut\w*|anonym\w*)\b/i;

/** Names in one word, those of many people first: "nigera" means Nigeria rather than Niger. */
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
/** What means the same as a word of the site is no misspelt country: "congé" is no Congo. */
const isAlias = (word: string): boolean => stemsOfAliases().has(stemOf(word));

/** Names of countries that a word is almost; `isWord` says whether it is a word of its own. */
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

/** A country by its name; `isJoined` tells of which words an apostrophe was taken out that joined another to them. */
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
 * The word of two letters that names a country by its code, by its place among the words. A code alone is a code in any
 * case; beside other words it is one in capitals, and where all of them are in capitals, when it is no small word.
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

/** Draws an Arabic word out, and is no letter of it. */
const tatweel = "\u0640";
const quoted = /["“”«»]([^"“”«»]{2,})["“”«»]/g;

/**
 * Reads what somebody typed: which countries it names, in whatever spelling, and what else it says. `isWord` tells whether the
 * site knows a word: one that it knows is no misspelt country.
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
