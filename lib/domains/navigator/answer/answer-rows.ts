import { aliasesOf } from "#lib/services/search/open/aliases-of.ts";
import { stemOf } from "#lib/services/search/open/words.ts";
import type { Passage, Unit } from "#lib/services/search/open/passage.ts";
import { concepts, manners } from "../understand/concepts.ts";
import type { Corpus } from "../corpus.ts";
import type { Sentence } from "../open/answer.ts";
import type { CountryPage } from "../topics/topic.ts";
import { pageOf } from "./page-of.ts";
import { sayProse, sayRow } from "./say-unit.ts";
import { stemsIn } from "./stems-in.ts";
import { isMissing } from "./trust.ts";

/** The sections of a country's pages that consist of rows in free text. */
const places: readonly (readonly [page: CountryPage, section: string])[] = [
  ["profile", "opportunities"],
  ["profile", "risks"],
  ["profile", "cities"],
  ["living", "holidays"],
  ["history", ""],
  ["guide", "after"],
  ["guide", "import"],
  ["guide", "hiring"],
  ["guide", "money"],
  ["guide", "blocs"],
  ["living", "stay"],
  ["living", "money-and-goods"],
];
/**
 * How many of them, from the first, have rows with names that no topic knows: a question with such a name is about that
 * row.
 */
const withNames = 5;

/** The least share of the question, weighted by how rare its words are, that an answering row contains. */
const leastHeld = 0.6;
/** A lower threshold if several words of the row's label were asked for. */
const leastByName = 0.45;
/** The weight of a match in a row's text, which says less about its subject than the label. */
const inText = 0.8;

/** Words that many rows could have, and words that only say how something is asked. */
const common = new Set(
  [
    ..."business company country people work small market opportunity idea find look start sell buy worth profit".split(
      " ",
    ),
    ...[...manners].flatMap((manner) => concepts[manner].split(", ").filter((term) => !term.includes(" "))),
  ].map(stemOf),
);

type Row = { passage: Passage; unit: Unit; label: ReadonlySet<string>; text: ReadonlySet<string> };

const rowsOfPassage = new WeakMap<Passage, readonly Row[]>();
function readRows(passage: Passage): readonly Row[] {
  const known = rowsOfPassage.get(passage);
  if (known) return known;
  const rows = passage.units
    .filter((unit) => unit.label && !isMissing(unit))
    .map((unit) => ({
      passage,
      unit,
      label: new Set(stemsIn(unit.label ?? "")),
      text: new Set(stemsIn(`${unit.text} ${unit.date ?? ""}`)),
    }));
  rowsOfPassage.set(passage, rows);
  return rows;
}

/** With `isByName` only sections whose rows have names; otherwise all but the holidays, which are asked for by name. */
const rowsOf = (corpus: Pick<Corpus, "passagesOf">, slug: string, isByName: boolean): readonly Row[] =>
  (isByName ? places.slice(0, withNames) : places.filter(([, section]) => section !== "holidays")).flatMap(
    ([page, section]) =>
      corpus
        .passagesOf(pageOf(page, slug))
        .filter(({ anchor }) => anchor === section)
        .flatMap(readRows),
  );

type Wanted = {
  slug: string;
  words: readonly string[];
  /** The label must contain one of these words. Without them there is no such restriction. */
  oneOf?: readonly string[];
  /** Whether the text may contain it instead of the label. */
  isByText?: boolean;
};

/**
 * Answers with the row of a country's pages that contains most of the question, and with further rows of the same name.
 */
export function answerRows(
  corpus: Pick<Corpus, "passagesOf">,
  { slug, words, oneOf = [], isByText = false }: Wanted,
  most: number,
): Sentence[] {
  const telling = words.filter((word) => ![word, ...aliasesOf(word)].some((one) => common.has(stemOf(one))));
  if (telling.length === 0) return [];
  const rows = rowsOf(corpus, slug, oneOf.length > 0);
  const isIn = (stems: ReadonlySet<string>, meant: readonly string[]) =>
    meant.some((stem) => stems.has(stem));
  const wanted = telling.map((word) => {
    const meant = [word, ...aliasesOf(word)].map(stemOf);
    const held = rows.filter(({ label, text }) => isIn(label, meant) || isIn(text, meant)).length;
    return { word, meant, weight: Math.log(1 + rows.length / (Math.max(1, held) + 1)) };
  });
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  const graded = rows
    .filter(
      ({ label, text }) =>
        oneOf.length === 0 ||
        wanted.some(
          ({ word, meant }) =>
            oneOf.includes(word) && (isIn(label, meant) || (isByText && isIn(text, meant))),
        ),
    )
    .map((row) => ({
      ...row,
      held: wanted.reduce((sum, { meant, weight }) => {
        const worth = isIn(row.label, meant) ? 1 : isIn(row.text, meant) ? inText : 0;
        return sum + worth * weight;
      }, 0),
      inLabel: wanted.filter(({ meant }) => isIn(row.label, meant)).length,
      inAll: wanted.filter(({ meant }) => isIn(row.label, meant) || isIn(row.text, meant)).length,
    }))
    // A single matching word must be in the label.
    .filter(({ inLabel, inAll }) => inLabel > 0 || inAll > 1 || isByText);
  const held = Math.max(0, ...graded.map((row) => row.held));
  const best = graded.find((row) => row.held === held);
  const least = oneOf.length > 0 && (best?.inLabel ?? 0) > 1 ? leastByName : leastHeld;
  if (!best || held < least * total) return [];
  const also = graded.filter(
    ({ passage, unit }) => unit !== best.unit && passage === best.passage && unit.label === best.unit.label,
  );
  const { passage, unit } = best;
  return [
    sayRow(passage, unit, { says: "say.named", isWhole: true }),
    ...also.slice(0, most - 1).map((row) => sayProse(passage, { ...row.unit, label: "" })),
  ];
}
