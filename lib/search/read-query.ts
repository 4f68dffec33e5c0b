import "server-only";
import { listCountries } from "#lib/countries/index.ts";
import { passportAdjectives } from "#lib/countries/visa/open/passport-adjectives.ts";
import { oncePerProcess } from "#lib/per-process.ts";
import { editDistance } from "#lib/text/edit-distance.ts";
import { fold } from "#lib/text/fold.ts";
import { smallWords } from "./open/words.ts";

/** How a country was named: by its name, a code, a town, its people, or almost by its name. */
export type Naming = "name" | "code" | "place" | "people" | "slip";

export type NamedCountry = {
  slug: string;
  how: Naming;
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

type Name = { slug: string; how: Naming };

/** Countries whose name begins or is part of another one's are told apart by the longest that fits. */
const mostWordsInName = 6;
/** Below this, one letter makes another word of a name. */
const shortestWithSlip = 5;
const shortestWithTwoSlips = 9;
const mostRead = 400;

/** What people write beside the names of the records; folded. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  "cabo-verde": ["cape verde", "cap vert"],
  "cote-divoire": ["ivory coast", "cote d ivoire", "cote divoire", "rci"],
  "dr-congo": ["drc", "rdc", "congo kinshasa", "democratic republic of congo", "zaire", "d r congo"],
  congo: ["congo brazzaville", "republic of congo", "republic of the congo"],
  eswatini: ["swaziland"],
  "central-african-republic": ["rca", "centrafrique", "centrafricaine"],
  gambia: ["the gambia", "gambie"],
  "sao-tome-and-principe": ["sao tome", "sao tome et principe", "sao tome e principe"],
  tanzania: ["zanzibar", "tanzanie"],
  "south-africa": ["rsa", "afrique du sud", "mzansi", "s africa"],
  "south-sudan": ["soudan du sud", "s sudan"],
  "sierra-leone": ["salone"],
  "equatorial-guinea": ["guinee equatoriale", "guine equatorial"],
  "guinea-bissau": ["guinee bissau", "guine bissau", "bissau"],
};

/** Words of a question that happen to be a code or a small town too: they name a country in capitals alone. */
const noNames = new Set(
  "the car man so to be us am me no port same mba kin com cod gin ben mar gab mus sen tun".split(" "),
);

function makeNames(): Map<string, Name> {
  const names = new Map<string, Name>();
  const add = (text: string, slug: string, how: Naming): void => {
    const folded = fold(text);
    if (folded.length > 1 && !names.has(folded)) names.set(folded, { slug, how });
  };
  const countries = listCountries();
  for (const { slug, name, otherNames, officialName } of countries) {
    for (const one of [name, slug.replaceAll("-", " "), ...otherNames, officialName]) add(one, slug, "name");
    for (const one of alsoCalled[slug] ?? []) add(one, slug, "name");
  }
  for (const { slug, iso2, iso3 } of countries) {
    const people = passportAdjectives[iso2 as keyof typeof passportAdjectives];
    if (people) {
      add(people, slug, "people");
      add(`${people}s`, slug, "people");
    }
    add(iso3, slug, "code");
  }
  add("CAR", "central-african-republic", "code");
  for (const { slug, capital, capitals, cities } of countries)
    for (const place of [capital, ...capitals.map(({ name }) => name), ...cities.map(({ name }) => name)])
      if (fold(place).length > 3 && !noNames.has(fold(place))) add(place, slug, "place");
  return names;
}

const namesOfCountries = () => oncePerProcess("names of countries", makeNames);

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

const quoted = /["“”«»]([^"“”«»]{2,})["“”«»]/g;

/**
 * Reads what somebody typed: which countries it names, in whatever spelling, and what else it says. `isWord` tells whether the
 * site knows a word: one that it knows is no misspelt country.
 */
export function readQuery(text: string, isWord: (word: string) => boolean = () => false): ReadQuery {
  const cut = text.slice(0, mostRead);
  const folded = fold(cut);
  const words = folded === "" ? [] : folded.split(" ");
  const names = namesOfCountries();
  const inCapitals = new Set((cut.match(/\b[A-Z]{3}\b/g) ?? []).map(fold));
  const countries: NamedCountry[] = [];
  const isTaken = new Set<number>();
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + mostWordsInName); end > start; end -= 1) {
      const name = words.slice(start, end).join(" ");
      const known = names.get(name);
      if (!known || (noNames.has(name) && !inCapitals.has(name))) continue;
      countries.push({ ...known, start, end });
      for (let at = start; at < end; at += 1) isTaken.add(at);
      start = end - 1;
      break;
    }
  }
  words.forEach((word, at) => {
    if (isTaken.has(at) || smallWords.has(word) || isWord(word)) return;
    const slug = almost(word);
    if (!slug) return;
    countries.push({ slug, how: "slip", start: at, end: at + 1 });
    isTaken.add(at);
  });
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
