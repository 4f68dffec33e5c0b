import "server-only";
import { listCountries } from "#lib/countries/index.ts";
import { passportAdjectives } from "#lib/countries/visa/open/passport-adjectives.ts";
import { oncePerProcess } from "#lib/per-process.ts";
import { editDistance } from "#lib/text/edit-distance.ts";
import { fold } from "#lib/text/fold.ts";
import { aliasGroups } from "./engine/aliases.ts";
import { smallWords, stemOf } from "./open/words.ts";
import { findByOwnName } from "./own-names.ts";

/** How a country was named: by its name, a code, a town, its people, or almost by its name. */
export type Naming = "name" | "code" | "place" | "people" | "slip";

export type NamedCountry = {
  slug: string;
  how: Naming;
  /** Slugs of others that go by the same name: "Congo" is two countries. */
  alsoNamed?: readonly string[];
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

type Name = Pick<NamedCountry, "slug" | "how" | "alsoNamed">;

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
  "dr-congo": [
    "drc",
    "rdc",
    "congo kinshasa",
    "democratic republic of congo",
    "zaire",
    "d r congo",
    "congolese franc",
    "franc congolais",
    "francs congolais",
  ],
  congo: ["congo brazzaville", "congo brazza", "republic of congo", "republic of the congo"],
  eswatini: ["swaziland"],
  "central-african-republic": ["rca", "centrafrique", "centrafricaine"],
  gambia: ["the gambia", "gambie"],
  "sao-tome-and-principe": ["sao tome", "sao tome et principe", "sao tome e principe"],
  tanzania: ["zanzibar", "tanzanie"],
  "south-africa": ["rsa", "afrique du sud", "mzansi", "s africa"],
  "south-sudan": ["soudan du sud", "s sudan"],
  "sierra-leone": ["salone"],
  "equatorial-guinea": ["guinee equatoriale", "guine equatorial", "guinea ecuatorial"],
  madagascar: ["mada"],
  nigeria: ["naija"],
  "guinea-bissau": ["guinee bissau", "guine bissau", "bissau"],
};

/** The people of countries, as French and Portuguese call them; folded, men and women. */
const alsoPeople: Readonly<Record<string, readonly string[]>> = {
  algeria: ["algerien", "algerienne", "argelino", "argelina"],
  angola: ["angolais", "angolaise", "angolano", "angolana"],
  benin: ["beninois", "beninoise"],
  "burkina-faso": ["burkinabe"],
  burundi: ["burundais", "burundaise"],
  "cabo-verde": ["capverdien", "capverdienne", "caboverdiano", "caboverdiana"],
  cameroon: ["camerounais", "camerounaise"],
  "central-african-republic": ["centrafricain", "centrafricaine"],
  chad: ["tchadien", "tchadienne"],
  comoros: ["comorien", "comorienne"],
  "cote-divoire": ["ivoirien", "ivoirienne"],
  djibouti: ["djiboutien", "djiboutienne"],
  egypt: ["egyptien", "egyptienne"],
  ethiopia: ["ethiopien", "ethiopienne"],
  gabon: ["gabonais", "gabonaise"],
  ghana: ["ghaneen", "ghaneenne"],
  guinea: ["guineen", "guineenne"],
  "guinea-bissau": ["guineense"],
  kenya: ["kenyan", "kenyane"],
  madagascar: ["malgache"],
  mali: ["malien", "malienne"],
  mauritania: ["mauritanien", "mauritanienne"],
  mauritius: ["mauricien", "mauricienne"],
  morocco: ["marocain", "marocaine", "marroquino", "marroquina"],
  mozambique: ["mozambicain", "mozambicaine", "mocambicano", "mocambicana"],
  niger: ["nigerien", "nigerienne"],
  nigeria: ["nigerianne", "nigeriane"],
  rwanda: ["rwandais", "rwandaise"],
  "sao-tome-and-principe": ["santomense"],
  senegal: ["senegalais", "senegalaise"],
  "south-africa": ["sudafricain", "sudafricaine", "sul africano", "sul africana"],
  togo: ["togolais", "togolaise"],
  tunisia: ["tunisien", "tunisienne"],
};

/** Names that two countries go by alike; folded, in one word. */
const sharedNames: readonly (readonly [
  names: readonly string[],
  how: Naming,
  slugs: readonly [string, ...string[]],
])[] = [
  [["congo", "kongo", "الكونغو", "كونغو", "ኮንጎ"], "name", ["congo", "dr-congo"]],
  [
    ["congolese", "congolais", "congolaise", "congolaises", "congoles", "congolesa"],
    "people",
    ["congo", "dr-congo"],
  ],
];

/** Whom two letters name that are no code of ISO 3166. */
const alsoInTwoCapitals: Readonly<Record<string, string>> = { SA: "south-africa" };
/** Beside these "SA" is a company. */
const ofCompany = /\b(?:sarl|capital|soci\S+t\S+|statut\w*|anonym\w*)\b/i;

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
  for (const [shared, how, [slug, ...alsoNamed]] of sharedNames)
    for (const one of shared) names.set(one, { slug, how, alsoNamed });
  for (const { slug, name, otherNames, officialName } of countries) {
    for (const one of [name, slug.replaceAll("-", " "), ...otherNames, officialName]) add(one, slug, "name");
    for (const one of alsoCalled[slug] ?? []) add(one, slug, "name");
    for (const one of alsoPeople[slug] ?? []) for (const many of [one, `${one}s`]) add(many, slug, "people");
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
  names: ReadonlyMap<string, Name>,
  words: readonly string[],
  isJoined: ReadonlySet<string>,
): Name | undefined {
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
