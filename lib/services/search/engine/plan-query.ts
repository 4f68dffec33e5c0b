import { LRUCache } from "lru-cache";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { findPassport } from "#lib/data/countries/visa/open/passport-names.ts";
import { passportPath } from "#lib/data/countries/visa/open/passport-path.ts";
import { editDistance } from "#lib/platform/text/edit-distance.ts";
import { stemOf } from "../open/words.ts";
import type { ReadQuery } from "../read-query.ts";
import { aliasGroups } from "./aliases.ts";
import type { Corpus } from "./open-corpus.ts";

/**
 * One way to say what was asked for: stems that must all be present, and how much it counts relative to the words as
 * typed.
 */
export type Variant = {
  stems: readonly string[];
  factor: number;
  /** How rare its rarest stem is on the built site, which is also the measure for pages rendered again. */
  rarity: number;
};

/** One thing that was asked for, with all the variants that express it. */
export type Term = {
  variants: readonly Variant[];
  /** How well it tells passages apart. */
  weight: number;
};

export type Plan = {
  terms: readonly Term[];
  /** The words asked for, folded, as typed or corrected; and (`pairs`) those next to each other, in pairs. */
  typed: readonly string[];
  pairs: readonly string[];
  phrases: readonly string[];
  /** Slugs of the countries asked about. */
  countries: readonly string[];
  /** The pages of the passports of peoples that the query names. */
  passports: ReadonlySet<string>;
  /** Stems to mark in an excerpt. */
  marked: ReadonlySet<string>;
  /** The corrections of words that the site does not have, by word. */
  corrected: ReadonlyMap<string, string>;
};

const aliasFactor = 0.8;
const beginningFactor = 0.6;
/** Limits for a last word that is still being typed and is matched as a prefix. */
const shortestBeginning = 3;
const mostBeginnings = 12;
/**
 * A town or a people is searched for as a word too, besides its country. The name of a country is not: it selects
 * pages.
 */
const alsoWord = new Set(["place", "people"]);
const mostTerms = 24;

/** Alias groups by the first word of each name, names with most words first, so that the longest match counts. */
const groupsByFirstWord = (() => {
  const found = new Map<string, { words: readonly string[]; group: readonly string[] }[]>();
  for (const group of aliasGroups)
    for (const name of group) {
      const words = name.split(" ");
      const list = found.get(words[0] ?? "") ?? [];
      list.push({ words, group });
      found.set(words[0] ?? "", list);
    }
  for (const list of found.values()) list.sort((one, other) => other.words.length - one.words.length);
  return found;
})();

/** How well a word tells passages apart: the fewer contain it, the more it counts (BM25). */
function rarityIn(corpus: Corpus, stem: string): number {
  const at = corpus.stemAt(stem);
  const held = at === undefined ? 0 : corpus.postingsOf(at).passages.length;
  return Math.log(1 + (corpus.size - held + 0.5) / (held + 0.5));
}

/** A bit set of the letters of a word, which quickly rules out words that cannot be near. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) bits |= 1 << letter;
  }
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

type Known = { word: string; letters: number; held: number };
const knownOf = new WeakMap<Corpus, Map<number, Known[]>>();

/** Words by their length, computed at the first typo. */
function wordsByLength(corpus: Corpus): Map<number, Known[]> {
  const made = knownOf.get(corpus);
  if (made) return made;
  const byLength = new Map<number, Known[]>();
  for (const [word, held] of corpus.words) {
    if (/\d/.test(word)) continue;
    const list = byLength.get(word.length) ?? [];
    list.push({ word, letters: lettersOf(word), held });
    byLength.set(word.length, list);
  }
  knownOf.set(corpus, byLength);
  return byLength;
}

const shortestWithSlip = 4;
const shortestWithTwo = 8;

/**
 * The size of the cache of corrections. Comparing all words of the site takes as long as the rest of a search, and many
 * people make the same typos.
 */
const mostSlips = 1_000;
const slipsOf = new WeakMap<Corpus, LRUCache<string, { meant: string | undefined }>>();

/** The word of the site that was probably meant; undefined if none is near. */
function nearestWord(corpus: Corpus, word: string): string | undefined {
  const slips =
    slipsOf.get(corpus) ??
    new LRUCache<string, { meant: string | undefined }>({
      max: mostSlips,
      memoMethod: (one) => ({ meant: findNearest(corpus, one) }),
    });
  slipsOf.set(corpus, slips);
  return slips.memo(word).meant;
}

function findNearest(corpus: Corpus, word: string): string | undefined {
  if (word.length < shortestWithSlip || /\d/.test(word)) return undefined;
  const most = word.length >= shortestWithTwo ? 2 : 1;
  const letters = lettersOf(word);
  let best: { word: string; apart: number; held: number } | undefined;
  for (let length = word.length - most; length <= word.length + most; length += 1)
    for (const known of wordsByLength(corpus).get(length) ?? []) {
      const isNearStart = known.word[0] === word[0] || known.word[1] === word[0] || known.word[0] === word[1];
      if (!isNearStart || countBits(known.letters ^ letters) > 2 * most) continue;
      const apart = editDistance(known.word, word);
      if (apart > most) continue;
      if (!best || apart < best.apart || (apart === best.apart && known.held > best.held))
        best = { word: known.word, apart, held: known.held };
    }
  return best?.word;
}

/** Whether the site has a word, in any form. */
export const isWordOf = (corpus: Corpus, word: string): boolean =>
  corpus.words.has(word) || corpus.stemAt(stemOf(word)) !== undefined;

const passportPageOf = (slug: string): string[] => {
  const passport = findPassport(findCountry(slug)?.iso2 ?? "");
  return passport ? [passportPath(passport.code)] : [];
};

function variantOf(corpus: Corpus, name: string, factor: number): Variant {
  const stems = [...new Set(name.split(" ").map(stemOf))];
  return { stems, factor, rarity: Math.max(...stems.map((stem) => rarityIn(corpus, stem))) };
}

/**
 * Plans what to search for. `isTyping`: the last word may be a prefix. Words that the site does not have are replaced
 * by the nearest that it has. `fresh`: the passages of pages rendered again, whose words the site has too.
 */
export function planQuery(corpus: Corpus, query: ReadQuery, isTyping: boolean, fresh?: Corpus): Plan {
  const all = fresh ? [corpus, fresh] : [corpus];
  const isKnown = (word: string) => all.some((one) => isWordOf(one, word));
  const stemsBeginning = (word: string) =>
    all.flatMap((one) => one.stemsBeginning(word, mostBeginnings).map(one.stemName));
  const words = query.folded === "" ? [] : query.folded.split(" ");
  const named = new Map<number, (typeof query.countries)[number]>();
  for (const country of query.countries)
    for (let at = country.start; at < country.end; at += 1) named.set(at, country);
  const asked = new Set(query.words);
  const terms: Term[] = [];
  const corrected = new Map<string, string>();
  const typed: string[] = [];

  const add = (variants: readonly Variant[]): void => {
    if (terms.length >= mostTerms) return;
    const weight = Math.max(
      ...variants
        .filter(({ factor }) => factor >= aliasFactor)
        .map(({ stems }) => stems.reduce((sum, stem) => sum + rarityIn(corpus, stem), 0) / stems.length),
    );
    terms.push({ variants, weight });
  };

  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const country = named.get(at);
    if (country) {
      if (alsoWord.has(country.how)) add([variantOf(corpus, word, 1)]);
      continue;
    }
    const alias = groupsByFirstWord
      .get(word)
      ?.find(({ words: name }) => name.every((one, by) => words[at + by] === one && !named.has(at + by)));
    if (alias && (alias.words.length > 1 || asked.has(word))) {
      const own = alias.words.join(" ");
      add([
        variantOf(corpus, own, 1),
        ...alias.group.filter((name) => name !== own).map((name) => variantOf(corpus, name, aliasFactor)),
      ]);
      typed.push(...alias.words);
      at += alias.words.length - 1;
      continue;
    }
    if (!asked.has(word)) continue;
    let meant = word;
    const mayGoOn = isTyping && at === words.length - 1 && word.length >= shortestBeginning;
    const beginnings = mayGoOn ? stemsBeginning(word) : [];
    if (!isKnown(word) && beginnings.length === 0) {
      const near = nearestWord(corpus, word);
      if (near) {
        corrected.set(word, near);
        meant = near;
      }
    }
    const group = groupsByFirstWord.get(meant)?.find(({ words: name }) => name.length === 1)?.group ?? [];
    add([
      variantOf(corpus, meant, 1),
      ...group.filter((name) => name !== meant).map((name) => variantOf(corpus, name, aliasFactor)),
      ...beginnings.map((stem) => ({
        stems: [stem],
        factor: beginningFactor,
        rarity: rarityIn(corpus, stem),
      })),
    ]);
    typed.push(meant);
  }
  // "Nigerians in Kenya": the people say who asks.
  const places = query.countries.filter(({ how }) => how !== "people");
  return {
    terms,
    typed: typed,
    pairs: typed.slice(1).map((word, at) => `${typed[at]} ${word}`),
    phrases: query.phrases,
    countries: (places.length > 0 ? places : query.countries).flatMap(({ slug, alsoNamed = [] }) => [
      slug,
      ...alsoNamed,
    ]),
    passports: new Set(
      query.countries.flatMap(({ slug, how }) => (how === "people" ? passportPageOf(slug) : [])),
    ),
    marked: new Set([
      ...terms.flatMap(({ variants }) => variants.flatMap(({ stems }) => stems)),
      ...words.filter((_, at) => named.has(at)).map((word) => stemOf(word)),
    ]),
    corrected,
  };
}
