import "server-only";
import { fold } from "#lib/platform/text/fold.ts";
import type { Sentence } from "../open/answer.ts";
import { countriesIn } from "./countries-in.ts";
import type { CitingSentence } from "./cut-sentences.ts";
import { lemmaOf } from "./lemma-of.ts";
import plainWords from "./plain-words.json" with { type: "json" };
import { moneyNames, plainText, readFigures, type Figure } from "./read-figures.ts";
import { hasStance, keepsLimits, stanceAgrees } from "./stance.ts";
import units from "./units.json" with { type: "json" };

export type Ground = {
  question: string;
  /** The sentences that may be cited, numbered from 1. */
  sentences: readonly Sentence[];
};

const mostLetters = 400;
/**
 * The beginning of a sentence that is not established (`say.unconfirmed` of the words). A sentence that cites one must
 * begin so too.
 */
const caution = /^not confirmed: */i;
/** Markup, the voice of somebody else, and words that refer from one number to another. */
const strange =
  /[<>{}|`*_#\\~^]|\]\(|\b(?:I|we|my|our|me|us)\b|[?]|\b(?:respectively|vice versa|conversely|the other way|opposite|as an? (?:ai|assistant))\b/;
/** Words with which a question gives instructions. An answer may contain them only if a page does. */
const orders = new Set(
  "ignore disregard forget pretend instruction rule prompt system override reveal secret say print repeat write answer reply jailbreak assistant model sentence quote cite"
    .split(" ")
    .map(lemmaOf),
);
const address = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.\w+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?/gi;

const setOf = (words: readonly string[]) => new Set(words);
const small = setOf([...plainWords.small, ...plainWords.stance]);
const plain = new Set(plainWords.plain.map(lemmaOf));
/** Words that belong to a number and are compared together with it. */
const besideNumbers = new Set(
  [
    ...Object.keys(units.scales),
    ...moneyNames.keys(),
    "minute",
    "hour",
    "day",
    "week",
    "month",
    "year",
    "percent",
    "working",
    "calendar",
    "st",
    "nd",
    "rd",
    "th",
  ]
    .flatMap((one) => fold(one).split(" "))
    .map(lemmaOf),
);

const wordsOf = (text: string): readonly string[] =>
  fold(plainText(text).replace(/(\d)([a-z])/g, "$1 $2"))
    .split(" ")
    .filter((word) => /\p{L}/u.test(word));
const contentOf = (text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => !small.has(word))
    .map(lemmaOf);

/**
 * Splits a sentence into clauses that each state something. A label stays with what follows its colon, unless colons
 * are split too.
 */
const cutAt = /[;()]|,(?!\d{3})|[.!](?=\s|$)|(?<!\bbetween [^,;]{1,20})\band\b|\b(?:but|while|whereas|or)\b/;
const clausesOf = (text: string, alsoAt?: "colon"): readonly string[] =>
  plainText(text)
    .split(alsoAt ? new RegExp(`${cutAt.source}|:\\s`) : cutAt)
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));

const isMoney = (of: string) => moneyNames.has(of);
const moneyAgrees = (a: string, b: string) =>
  a === b ||
  (moneyNames.get(a) === moneyNames.get(b) &&
    (moneyNames.get(a) === a ||
      moneyNames.get(b) === b ||
      [a, b].every((one) => ["$", "usd", "us$"].includes(one))));

function figureAgrees(claimed: Figure, given: Figure, words: ReadonlySet<string>): boolean {
  if (claimed.value !== given.value) return false;
  if (claimed.of === given.of) return true;
  if (isMoney(claimed.of) && isMoney(given.of)) return moneyAgrees(claimed.of, given.of);
  // The unit of a bare number is in the words around it: "Hours for taxes a year: 90.5".
  if (given.of === "") return claimed.of.split(" ").every((word) => words.has(lemmaOf(word)));
  return ["ordinal", "year"].includes(given.of) && claimed.of === "";
}

/** One end of a range alone is a different claim, unless it is said to be the end. */
function spanAgrees(claimed: readonly Figure[], figure: Figure, given: Figure, clause: string): boolean {
  if (!given.span || claimed.some(({ span }) => span === given.span && figure.span === span)) return true;
  return given.span === "high"
    ? /\b(?:up to|at most|maximum)\b/.test(clause)
    : /\b(?:at least|minimum)\b/.test(clause);
}

type Source = {
  country: string | undefined;
  countries: ReadonlySet<string>;
  texts: readonly string[];
  lemmas: ReadonlySet<string>;
  words: ReadonlySet<string>;
  figures: readonly Figure[];
};

function sourceOf({ quote, text: whole, cite, country }: Sentence): Source {
  const text = whole.replace(caution, "");
  const beside = [cite.title, cite.date ?? "", ...(cite.marks ?? []), ...(cite.sources ?? [])];
  const all = [quote, text, ...beside];
  return {
    country,
    countries: new Set([
      ...all.flatMap((one) => countriesIn(one).map(({ slug }) => slug)),
      ...(country ? [country] : []),
    ]),
    texts: [quote, text],
    lemmas: new Set(all.flatMap((one) => wordsOf(one).map(lemmaOf))),
    words: new Set(all.flatMap((one) => fold(one).split(" "))),
    figures: [quote, text, cite.date ?? ""].flatMap(readFigures),
  };
}

/** Whether every number is in the source, with its unit. */
const figuresStand = (clause: string, source: Source): boolean => {
  const claimed = readFigures(clause);
  return claimed.every((figure) => {
    const given = source.figures.filter((one) => figureAgrees(figure, one, source.lemmas));
    return given.length > 0 && given.some((one) => spanAgrees(claimed, figure, one, clause));
  });
};

/**
 * Whether the numbers of a clause are next to each other in the source, in this order. Otherwise the clause would
 * combine them in a new way.
 */
function figuresKeepOrder(clause: string, source: Source): boolean {
  const claimed = readFigures(clause);
  return source.texts.every((text) => {
    const given = readFigures(text);
    const known = claimed.filter((figure) => given.some((one) => figureAgrees(figure, one, source.lemmas)));
    return (
      given.some((_, start) =>
        known.every(
          (figure, at) => given[start + at] && figureAgrees(figure, given[start + at]!, source.lemmas),
        ),
      ) || known.length === 0
    );
  });
}

/**
 * Whether each number keeps its words, if the source has several: "employer 6 %, employee 5 %" is not "employees 6 %".
 */
function wordsStayWithNumbers(clause: string, source: Source): boolean {
  const claimed = readFigures(clause);
  if (claimed.length === 0) return true;
  const words = contentOf(clause);
  return source.texts.every((text) => {
    const numbered = clausesOf(text, "colon")
      .map((one) => ({ words: new Set(contentOf(one)), figures: readFigures(one) }))
      .filter(({ figures }) => figures.length > 0);
    const own = numbered.filter(({ figures }) =>
      figures.some((one) => claimed.some((figure) => figureAgrees(figure, one, source.lemmas))),
    );
    if (own.length === 0 || own.length === numbered.length) return true;
    const others = numbered.filter((one) => !own.includes(one));
    return words.every(
      (word) =>
        besideNumbers.has(word) ||
        own.some((one) => one.words.has(word)) ||
        !others.some((one) => one.words.has(word)),
    );
  });
}

type Weighed = { own: number; asked: number; plain: number };

/**
 * Counts the words of a clause that are in the source, that are in the question, and that may be in any sentence.
 * Undefined if a word is none of these.
 */
function weighWords(
  clause: string,
  source: Source,
  question: ReadonlySet<string>,
  named: ReadonlySet<string>,
): Weighed | undefined {
  const hasFigures = readFigures(clause).length > 0;
  const weight: Weighed = { own: readFigures(clause).length, asked: 0, plain: 0 };
  for (const word of wordsOf(clause)) {
    const lemma = lemmaOf(word);
    if (small.has(word) || named.has(word) || (hasFigures && besideNumbers.has(lemma))) continue;
    if (source.lemmas.has(lemma)) weight.own += 1;
    else if (/\d/.test(word) || orders.has(lemma)) return undefined;
    else if (plain.has(lemma)) weight.plain += 1;
    else if (question.has(lemma)) weight.asked += 1;
    else return undefined;
  }
  return weight;
}

type Part = { text: string; words: ReadonlySet<string>; shared: number };

/**
 * The parts of the source that are most likely meant (all of it if none is), and the other parts from which the clause
 * also takes a word.
 */
function groundsOf(clause: string, source: Source): { meant: readonly string[]; beside: readonly string[] } {
  const words = new Set(contentOf(clause));
  const claimed = readFigures(clause);
  const parts = source.texts
    .flatMap((text) => clausesOf(text))
    .map((text): Part => {
      const shared = new Set(contentOf(text).filter((word) => words.has(word)));
      const figures = readFigures(text).filter((one) =>
        claimed.some((figure) => figureAgrees(figure, one, source.lemmas)),
      );
      return { text, words: shared, shared: shared.size + figures.length };
    });
  const most = Math.max(0, ...parts.map(({ shared }) => shared));
  if (most === 0) return { meant: [plainText(source.texts.join(". "))], beside: [] };
  const meant = parts.filter(({ shared }) => shared === most);
  const taken = new Set(meant.flatMap((one) => [...one.words]));
  const beside = parts.filter(
    (one) => !meant.includes(one) && [...one.words].some((word) => !taken.has(word)),
  );
  return { meant: meant.map(({ text }) => text), beside: beside.map(({ text }) => text) };
}

/** Whether a clause says what the source says: its numbers with their words, its words, its stance. */
function isGroundedIn(clause: string, source: Source, weight: Weighed): boolean {
  if (
    !figuresStand(clause, source) ||
    !figuresKeepOrder(clause, source) ||
    !wordsStayWithNumbers(clause, source)
  )
    return false;
  const { own, asked, plain: general } = weight;
  if (own + asked + general === 0 && !hasStance(clause)) return true; // "In Rwanda"
  if (own === 0 || own < asked || own + 1 < general) return false;
  const { meant, beside } = groundsOf(clause, source);
  return stanceAgrees(clause, meant, beside);
}

/**
 * Whether every name is in a source or in the question. The first word of a sentence is treated as an ordinary word.
 */
function namesStand(
  text: string,
  sources: readonly Source[],
  question: string,
  named: ReadonlySet<string>,
): boolean {
  const asked = new Set(fold(question).split(" "));
  const names = [...text.matchAll(/(?<=[^.!\s]\s+["“(]?)\p{Lu}[\p{L}\p{M}\p{N}'’-]*/gu)].flatMap(([name]) =>
    fold(name.replace(/['’]s$/, "")).split(" "),
  );
  return names.every(
    (name) =>
      small.has(name) ||
      named.has(name) ||
      asked.has(name) ||
      besideNumbers.has(lemmaOf(name)) ||
      sources.some(({ words, lemmas }) => words.has(name) || lemmas.has(lemmaOf(name))),
  );
}

/** Whether every address is in a source, letter by letter. */
const addressesStand = (text: string, sources: readonly Source[]): boolean =>
  (text.match(address) ?? []).every((one) =>
    sources.some(({ texts }) => texts.some((given) => given.includes(one.replace(/[.,]$/, "")))),
  );

const hasForm = ({ text }: CitingSentence, sources: readonly Source[]): boolean =>
  text.length <= mostLetters && !strange.test(text) && addressesStand(text, sources);

/**
 * Whether a sentence says nothing but what the quotes it cites say: every number with its unit and its words, every
 * name, and what is denied, limited, allowed and required. Each word must be in the quotes, be one that any sentence
 * may have, or, for a smaller part, be in the question. When in doubt, it rejects the sentence.
 */
export function isFaithful(
  { text, cited: numbers }: CitingSentence,
  { question, sentences }: Ground,
): boolean {
  const cited = numbers.map((number) => sentences[number - 1]);
  if (cited.length === 0 || cited.includes(undefined)) return false;
  if (cited.some((one) => one && caution.test(one.text) !== caution.test(text))) return false;
  const statement = { text: text.replace(caution, ""), cited: numbers };
  const sources = cited.flatMap((one) => (one ? sourceOf(one) : []));
  const mentions = countriesIn(statement.text);
  const named = new Set(mentions.flatMap(({ words }) => words));
  if (!hasForm(statement, sources) || !namesStand(statement.text, sources, question, named)) return false;
  if (!sources.some((source) => keepsLimits(plainText(statement.text), source.texts.map(plainText))))
    return false;
  const isOfMany = new Set(sentences.map(({ country }) => country)).size > 1;
  if (isOfMany && mentions.length === 0) return false;

  const asked = new Set(wordsOf(question).map(lemmaOf));
  const used = new Set<Source>();
  let about: string | undefined;
  for (const clause of clausesOf(statement.text)) {
    const inClause = countriesIn(clause);
    about = inClause[0]?.slug ?? about;
    const support = sources.find((source) => {
      if (about && source.country && about !== source.country) return false;
      if (inClause.some(({ slug }) => !source.countries.has(slug))) return false;
      const weight = weighWords(clause, source, asked, named);
      if (!weight || !isGroundedIn(clause, source, weight)) return false;
      if (weight.own > 0) used.add(source);
      return true;
    });
    if (!support) return false;
  }
  return used.size === sources.length;
}
