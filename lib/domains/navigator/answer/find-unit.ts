import { aliasesOf } from "#lib/services/search/open/aliases-of.ts";
import { stemOf } from "#lib/services/search/open/words.ts";
import { fold } from "#lib/platform/text/fold.ts";
import type { Passage, SearchKind, Unit } from "#lib/services/search/open/passage.ts";
import type { Corpus } from "../corpus.ts";
import type { Understood } from "../understand/understand.ts";
import { isAside } from "./lead-of.ts";
import { stemsIn } from "./stems-in.ts";
import { isMissing } from "./trust.ts";

/** How many passages are examined row by row. */
const mostRead = 10;
/** Kinds about a country, except the lists of all passports; and kinds about the group. */
const ofCountry: readonly SearchKind[] = ["guide", "living", "profile", "contacts", "history"];
const ofGroup: readonly SearchKind[] = ["group", "form", "document", "tool", "portal"];

/** The weight of a word by where it occurs. */
const worth = { label: 1.2, text: 1, heading: 0.8, none: 0 } as const;
type Place = keyof typeof worth;
/** A match by stem alone counts less, because it may be another word: "operational" is not "operate". */
const worthOfStem = 0.8;
/** A warning before the steps counts less: it is not what was asked. */
const worthOfWarning = 0.7;
const warning = /^check before/i;
/** A row with a number counts more if the question asks for an amount. */
const worthOfAmount = 1.15;
const asksForAmount =
  /\b(?:how much|rates?|fees?|cost|costs|price|pay|percent|taux|combien|tarif|quanto|taxa)\b/;
/**
 * Words that only say how something is asked carry little information, and so do words that are on no page, and numbers,
 * which are mostly something the asker says about themselves.
 */
const weightOfManner = 0.25;
/** The lower bound of the share of passages that contain a word. */
const rarest = { site: 1 / 6_000, country: 1 / 150 } as const;
/** A word in a larger share of a country's passages does not identify a row on its own. */
const mostOfTelling = 0.06;
/** A short word in capitals is a name and matches only in capitals: "DIRE" is not "dire". */
const capitals = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu;

/** A word of a question, with all the forms it may have and how well it tells passages apart. */
export type WeighedWord = {
  word: string;
  /** The word and its names in other languages, in singular and plural. */
  forms: readonly string[];
  stems: readonly string[];
  /** The exact spelling that is required. */
  form?: RegExp;
  weight: number;
  isTelling: boolean;
  /** Whether any row could have it. */
  isOfAny: boolean;
};

/** Words that any row could have, and that say no more about what is asked than how it is asked. */
const ofAnyRow = new Set(
  "business company country people small opportunity idea look worth profit".split(" ").map(stemOf),
);

const formsOf = (word: string): string[] => [
  word,
  `${word}s`,
  ...(/[^s]s$/.test(word) ? [word.slice(0, -1)] : []),
];

const rarity = (share: number, least: number): number => Math.log(Math.max(share, least)) / Math.log(least);

/**
 * Weighs the words of a question: the fewer passages of the site and of the country contain a word, the more it counts.
 */
export function weighWords(
  corpus: Pick<Corpus, "shareHolding">,
  ask: string,
  { words, manner, countries: [country] }: Pick<Understood, "words" | "manner" | "countries">,
): WeighedWord[] {
  const written = ask === ask.toUpperCase() ? [] : [...ask.matchAll(capitals)].map(([form]) => form);
  return [...new Set(words)].map((word) => {
    const form = written.find((one) => fold(one) === word);
    const names = [...new Set([word, ...formsOf(word).flatMap(aliasesOf)])];
    const all = [...new Set(names.map(stemOf))];
    // If the exact spelling is required, only the word's aliases are searched for besides it.
    const others = form ? names.slice(1) : names;
    const most = (of?: string) => Math.max(...all.map((stem) => corpus.shareHolding(stem, of)));
    const onSite = most();
    const inCountry = country ? most(country) : onSite;
    const rare =
      (rarity(onSite, rarest.site) + rarity(inCountry, country ? rarest.country : rarest.site)) / 2;
    const isOfAny = country !== undefined && all.some((stem) => ofAnyRow.has(stem));
    const isOfManner = manner.includes(word) || isOfAny;
    const isFigure = /^\d+$/.test(word);
    const factor = isOfManner || isFigure ? weightOfManner : 1;
    return {
      word,
      forms: others.flatMap(formsOf),
      stems: [...new Set(others.map(stemOf))],
      ...(form && { form: new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}])`, "u") }),
      weight: onSite === 0 ? weightOfManner : rare * factor,
      isOfAny,
      isTelling: !isOfManner && !isFigure && inCountry > 0 && inCountry <= mostOfTelling,
    };
  });
}

export type FoundUnit = {
  passage: Passage;
  unit: Unit;
  /** The share of the question's weight that it contains, 0 to 1. */
  share: number;
  held: readonly WeighedWord[];
  /** Those of `held` that are in the row itself, not its heading, and match by form, not only by stem. */
  such: readonly WeighedWord[];
  /** Whether two telling words are adjacent in it, as in the question: "yellow card". */
  hasPair: boolean;
};

type Side = { words: ReadonlySet<string>; stems: ReadonlySet<string>; list: readonly string[] };
const sideOf = (folded: string): Side => {
  const list = stemsIn(folded);
  return { words: new Set(folded.split(" ")), stems: new Set(list), list };
};
type UnitSides = { label: Side; text: Side };
type Folded = { label: string; text: string; sides?: UnitSides };
const foldedUnits = new WeakMap<Unit, Folded>();
function foldUnit(unit: Unit): Folded {
  const known = foldedUnits.get(unit);
  if (known) return known;
  const made = { label: fold(unit.label ?? ""), text: fold(`${unit.text} ${unit.date ?? ""}`) };
  foldedUnits.set(unit, made);
  return made;
}
const readUnit = (folded: Folded): UnitSides =>
  (folded.sides ??= { label: sideOf(folded.label), text: sideOf(folded.text) });

/** A word and its stem share their first letters. A unit without such a beginning is not tokenized. */
const lettersOfBeginning = 3;
const beginningsOf = (words: readonly WeighedWord[]): string[] => [
  ...new Set(
    words.flatMap(({ word, forms, stems }) =>
      [word, ...forms, ...stems].map((one) => ` ${one.slice(0, lettersOfBeginning)}`),
    ),
  ),
];

/** Where a unit has a word, and whether it matches by form or only by stem. */
function placeOf(
  { forms, stems, form }: WeighedWord,
  { label = "", text }: Unit,
  unitSides: UnitSides,
  above: Side,
): { place: Place; isSuch: boolean } {
  if (form?.test(label)) return { place: "label", isSuch: true };
  if (form?.test(text)) return { place: "text", isSuch: true };
  const sides = [
    ["label", unitSides.label],
    ["text", unitSides.text],
    ["heading", above],
  ] as const;
  const such = sides.find(([, side]) => forms.some((one) => side.words.has(one)));
  if (such) return { place: such[0], isSuch: true };
  const like = sides.find(([, side]) => stems.some((stem) => side.stems.has(stem)));
  return { place: like?.[0] ?? "none", isSuch: false };
}

const stand = (list: readonly string[], first: WeighedWord, second: WeighedWord): boolean =>
  list.some((stem, at) => first.stems.includes(stem) && second.stems.includes(list[at + 1] ?? ""));

/** Whether a row says how it is known. Of two rows that say the same, the other is a summary of it. */
const isSourced = ({ facts, marks, sources }: Unit): boolean =>
  facts !== undefined && Boolean(marks ?? sources);

/** The row or sentence of each passage that contains most of the weight of the words, best first. */
export function bestUnits(
  passages: readonly Passage[],
  words: readonly WeighedWord[],
  folded: string,
): FoundUnit[] {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const beginnings = beginningsOf(words);
  const isForAmount = asksForAmount.test(folded);
  const best: (FoundUnit & { score: number })[] = [];
  for (const passage of passages) {
    let top: (FoundUnit & { score: number }) | undefined;
    const { title, heading, anchor, country } = passage;
    const above = sideOf(fold(`${heading} ${anchor} ${country ? "" : title}`));
    for (const unit of passage.units) {
      if (isMissing(unit) || (!unit.label && isAside(unit))) continue;
      const folds = foldUnit(unit);
      const all = ` ${folds.label} ${folds.text}`;
      if (!beginnings.some((beginning) => all.includes(beginning))) continue;
      const unitSides = readUnit(folds);
      const placed = words.map((word) => ({ word, ...placeOf(word, unit, unitSides, above) }));
      if (!placed.some(({ place }) => place === "label" || place === "text")) continue;
      let score = placed.reduce(
        (sum, { word, place, isSuch }) => sum + word.weight * worth[place] * (isSuch ? 1 : worthOfStem),
        0,
      );
      let hasPair = false;
      for (let at = 1; at < words.length; at += 1) {
        const [first, second] = [words[at - 1], words[at]];
        if (!first || !second) continue;
        if (!stand(unitSides.label.list, first, second) && !stand(unitSides.text.list, first, second))
          continue;
        hasPair ||= first.isTelling && second.isTelling;
      }
      if (warning.test(unit.label ?? "")) score *= worthOfWarning;
      if (isForAmount && /\d/.test(unit.text)) score *= worthOfAmount;
      if (top && score <= top.score) continue;
      const held = placed.filter(({ place }) => place !== "none");
      const share = held.reduce((sum, { word }) => sum + word.weight, 0) / total;
      top = {
        passage,
        unit,
        share,
        held: held.map(({ word }) => word),
        such: held.filter(({ isSuch, place }) => isSuch && place !== "heading").map(({ word }) => word),
        hasPair,
        score,
      };
    }
    if (top) best.push(top);
  }
  return best.sort(
    (one, other) => other.score - one.score || Number(isSourced(other.unit)) - Number(isSourced(one.unit)),
  );
}

/** Whether a passage is left out, because its page repeats others. */
const isLeftOut = ({ path }: Passage): boolean => /\/(?:calendar|help-desk)$/.test(path);

/**
 * The rows or sentences that contain most of the weight of the words, from the pages of the country or else from those
 * about the group.
 */
export function findUnits(
  corpus: Pick<Corpus, "findPassages">,
  words: readonly WeighedWord[],
  { countries: [country], folded, concepts }: Pick<Understood, "countries" | "folded" | "concepts">,
): FoundUnit[] {
  if (words.length === 0) return [];
  // Mostly a town says where something is asked about, not what.
  const mayBeTown = concepts.includes("towns");
  const telling = words.filter((one) => !one.isOfAny);
  const text = (telling.length > 0 ? telling : words).map(({ word }) => word).join(" ");
  const found = corpus
    .findPassages({ text, country, kinds: country ? ofCountry : ofGroup }, mostRead)
    .map(({ passage }) => passage);
  return bestUnits(
    found.filter((passage) => !isLeftOut(passage) && (mayBeTown || passage.anchor !== "cities")),
    words,
    folded,
  );
}
