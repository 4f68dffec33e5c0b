import { aliasesOf } from "#lib/search/open/aliases-of.ts";
import { stemOf } from "#lib/search/open/words.ts";
import { fold } from "#lib/text/fold.ts";
import type { Passage, SearchKind, Unit } from "../../search/open/passage.ts";
import type { Corpus } from "../corpus.ts";
import type { Understood } from "../understand/understand.ts";
import { isAside } from "./lead-of.ts";
import { stemsIn } from "./stems-in.ts";
import { isMissing } from "./trust.ts";

/** So many passages are looked at row by row. */
const mostRead = 10;
/** What is about a country and is no list of all passports; or about the group. */
const ofCountry: readonly SearchKind[] = ["guide", "living", "profile", "contacts", "history"];
const ofGroup: readonly SearchKind[] = ["group", "form", "document", "tool", "portal"];

/** What a word counts by where it stands. */
const worth = { label: 1.2, text: 1, heading: 0.8, none: 0 } as const;
type Place = keyof typeof worth;
/** What is like a word only by its stem may be another one: "operational" is not "operate". */
const worthOfStem = 0.8;
/** A warning that stands before the steps is not what was asked. */
const worthOfWarning = 0.7;
const warning = /^check before/i;
/** What is told of the past answers less than what is so today. */
const worthOfPast = 0.8;
/** An amount answers whoever asks for one. */
const worthOfAmount = 1.15;
const asksForAmount =
  /\b(?:how much|rates?|fees?|cost|costs|price|pay|percent|taux|combien|tarif|quanto|taxa)\b/;
/** Two words that stand side by side in the question and in a row: "yellow card". */
const worthOfPair = 0.2;
/** Words that only say how something is asked tell little; so do those that no page knows. */
const weightOfManner = 0.25;
const weightOfNowhere = 0.2;
/** A figure is mostly what somebody says of themselves. */
const weightOfFigure = 0.2;
/** What is written in capitals in the midst of a question is a name. */
const moreOfName = 1.4;
/** One in so many passages holds a word at the least. */
const rarest = { site: 1 / 6_000, country: 1 / 150 } as const;
/** A word that more of the passages of a country hold tells nothing by itself. */
const mostOfTelling = 0.06;
/** A short word in capitals is a name, and has to be written so: "DIRE" is not "dire". */
const capitals = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu;

/** A word of a question, with all that it may be written as, and how much it tells. */
export type WeighedWord = {
  word: string;
  /** It and its names in other languages, as one and as many. */
  forms: readonly string[];
  stems: readonly string[];
  /** As it has to be written. */
  form?: RegExp;
  weight: number;
  isTelling: boolean;
};

const formsOf = (word: string): string[] => [
  word,
  `${word}s`,
  ...(/[^s]s$/.test(word) ? [word.slice(0, -1)] : []),
];

const rarity = (share: number, least: number): number => Math.log(Math.max(share, least)) / Math.log(least);

/** The words of a question with what each tells: the fewer places of the site and of the country hold it, the more. */
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
    // Where it has to be written just so, only what it is called elsewhere is looked for beside it.
    const others = form ? names.slice(1) : names;
    const most = (of?: string) => Math.max(...all.map((stem) => corpus.shareHolding(stem, of)));
    const onSite = most();
    const inCountry = country ? most(country) : onSite;
    const rare =
      (rarity(onSite, rarest.site) + rarity(inCountry, country ? rarest.country : rarest.site)) / 2;
    const isOfManner = manner.includes(word);
    const isFigure = /^\d+$/.test(word);
    const factor = isOfManner ? weightOfManner : isFigure ? weightOfFigure : form ? moreOfName : 1;
    return {
      word,
      forms: others.flatMap(formsOf),
      stems: [...new Set(others.map(stemOf))],
      ...(form && { form: new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}])`, "u") }),
      weight: onSite === 0 ? weightOfNowhere : rare * factor,
      isTelling: !isOfManner && !isFigure && inCountry > 0 && inCountry <= mostOfTelling,
    };
  });
}

export type FoundUnit = {
  passage: Passage;
  unit: Unit;
  /** How much of the weight of the question it holds, 0 to 1. */
  share: number;
  held: readonly WeighedWord[];
  /** Those that stand in it itself, and as such. */
  such: readonly WeighedWord[];
  /** Whether two telling words stand side by side in it, as in the question: "yellow card". */
  hasPair: boolean;
};

type Side = { words: ReadonlySet<string>; stems: ReadonlySet<string>; list: readonly string[] };
const sideOf = (folded: string): Side => {
  const list = stemsIn(folded);
  return { words: new Set(folded.split(" ")), stems: new Set(list), list };
};
type Told = { label: Side; text: Side };
type Folded = { label: string; text: string; told?: Told };
const foldedUnits = new WeakMap<Unit, Folded>();
function foldUnit(unit: Unit): Folded {
  const known = foldedUnits.get(unit);
  if (known) return known;
  const made = { label: fold(unit.label ?? ""), text: fold(`${unit.text} ${unit.date ?? ""}`) };
  foldedUnits.set(unit, made);
  return made;
}
const readUnit = (folded: Folded): Told =>
  (folded.told ??= { label: sideOf(folded.label), text: sideOf(folded.text) });

/** A word and its stem begin alike: what holds no such beginning is not read word by word. */
const lettersOfBeginning = 3;
const beginningsOf = (words: readonly WeighedWord[]): string[] => [
  ...new Set(
    words.flatMap(({ word, forms, stems }) =>
      [word, ...forms, ...stems].map((one) => ` ${one.slice(0, lettersOfBeginning)}`),
    ),
  ),
];

/** Where a word stands, and whether it stands there as such or only one with its stem. */
function placeOf(
  { forms, stems, form }: WeighedWord,
  { label = "", text }: Unit,
  said: Told,
  above: Side,
): { place: Place; isSuch: boolean } {
  if (form?.test(label)) return { place: "label", isSuch: true };
  if (form?.test(text)) return { place: "text", isSuch: true };
  const sides = [
    ["label", said.label],
    ["text", said.text],
    ["heading", above],
  ] as const;
  const such = sides.find(([, side]) => forms.some((one) => side.words.has(one)));
  if (such) return { place: such[0], isSuch: true };
  const like = sides.find(([, side]) => stems.some((stem) => side.stems.has(stem)));
  return { place: like?.[0] ?? "none", isSuch: false };
}

const stand = (list: readonly string[], first: WeighedWord, second: WeighedWord): boolean =>
  list.some((stem, at) => first.stems.includes(stem) && second.stems.includes(list[at + 1] ?? ""));

/** The row or sentence of each passage that holds most of the weight of the words, the best first. */
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
      const said = readUnit(folds);
      const placed = words.map((word) => ({ word, ...placeOf(word, unit, said, above) }));
      if (!placed.some(({ place }) => place === "label" || place === "text")) continue;
      let score = placed.reduce(
        (sum, { word, place, isSuch }) => sum + word.weight * worth[place] * (isSuch ? 1 : worthOfStem),
        0,
      );
      let hasPair = false;
      for (let at = 1; at < words.length; at += 1) {
        const [first, second] = [words[at - 1], words[at]];
        if (!first || !second) continue;
        if (!stand(said.label.list, first, second) && !stand(said.text.list, first, second)) continue;
        hasPair ||= first.isTelling && second.isTelling;
        score += worthOfPair * (first.weight + second.weight);
      }
      if (warning.test(unit.label ?? "")) score *= worthOfWarning;
      if (isForAmount && /\d/.test(unit.text)) score *= worthOfAmount;
      if (passage.kind === "history") score *= worthOfPast;
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
  return best.sort((one, other) => other.score - one.score);
}

/** What another page says as well, and towns: they say where something is asked, and not what. */
const isLeftOut = ({ path, anchor }: Passage): boolean =>
  anchor === "cities" || /\/(?:calendar|help-desk)$/.test(path);

/** The rows or sentences that hold most of the weight of the words, of the pages of a country, or of those about the group. */
export function findUnits(
  corpus: Pick<Corpus, "findPassages">,
  words: readonly WeighedWord[],
  { countries: [country], folded }: Pick<Understood, "countries" | "folded">,
): FoundUnit[] {
  if (words.length === 0) return [];
  const text = words.map(({ word }) => word).join(" ");
  const found = corpus
    .findPassages({ text, country, kinds: country ? ofCountry : ofGroup }, mostRead)
    .map(({ passage }) => passage);
  return bestUnits(
    found.filter((passage) => !isLeftOut(passage)),
    words,
    folded,
  );
}
