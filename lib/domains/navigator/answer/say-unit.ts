import { findCountry } from "#lib/data/countries/record/index.ts";
import { between, hrefOfPassage, hrefOfUnit } from "#lib/services/search/open/href-of-unit.ts";
import type { Passage, Unit } from "#lib/services/search/open/passage.ts";
import { wordsOf, type WordKey } from "#lib/platform/words/index.ts";
import type { Cite, Sentence } from "../open/answer.ts";
import { isCertain, isMissing, isPast, unnamed } from "./trust.ts";

/** A longer remark, in characters, is left to the page. */
const longestRemark = 240;

/** Regional averages, which are not part of the answer. */
const besides = /^(?:median of|gdp divided by)/i;

const asSentence = (text: string): string => {
  const trimmed = text.trim();
  const begun = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
};

export const nameOf = (slug: string | undefined): string => (slug && findCountry(slug)?.name) || "";

function citeOf(passage: Passage, unit?: Unit): Cite {
  const words = wordsOf("navigator");
  const part = passage.anchor === "register" || passage.heading === "" ? passage.title : passage.heading;
  const title =
    passage.country && part !== passage.title
      ? words("cite.title", { country: nameOf(passage.country), part })
      : part;
  return {
    href: unit ? hrefOfUnit(passage, unit) : hrefOfPassage(passage),
    title,
    ...(unit?.date && { date: unit.date }),
    ...(unit?.marks && { marks: unit.marks }),
    ...(unit?.sources && { sources: unit.sources }),
  };
}

export const sentenceOf = (passage: Passage, text: string, quote: string, unit?: Unit): Sentence => ({
  text,
  quote,
  cite: citeOf(passage, unit),
  ...(passage.country && { country: passage.country }),
});

/** The year and the marks of a row, as shown after its value. */
const whenOf = ({ date, marks = [], text }: Unit, isUnsourced: boolean): string => {
  const notes = [date, ...marks].filter((one): one is string => Boolean(one) && !text.includes(`(${one})`));
  if (isUnsourced && notes.length === 0) notes.push(wordsOf("navigator")("mark.unsourced"));
  return notes.length > 0 ? notes.join(between) : "none";
};

type How = { says: WordKey<"navigator">; isUnsourced?: boolean | undefined; isWhole?: boolean | undefined };

/** "We know the fees of 3 of the 10 steps." and "Free or more" */
const ownSentence = /^(?:We (?:know|found) |Free or more\b)/;

/** Words a row as a sentence: its value, its year, how it is known, and what the page remarks on it. */
export function sayRow(
  passage: Passage,
  unit: Unit,
  { says, isUnsourced = false, isWhole = false }: How,
): Sentence {
  const words = wordsOf("navigator");
  const country = nameOf(passage.country);
  const [label = ""] = (unit.label ?? passage.heading).split(between);
  if (isMissing(unit)) return sayMissing(passage, unit, label);
  const parts = unit.text.split(between).filter((part, at) => at === 0 || !besides.test(part));
  const value = (isWhole ? parts.join(between) : (parts[0] ?? "")).replace(/[.;]$/, "");
  const remark = isWhole ? "" : parts.slice(1).join(between);
  const when = whenOf(unit, isUnsourced);
  // A value that is already a sentence is not put into another one.
  const sentence = ownSentence.test(value)
    ? words("say.bare", { country, value, when })
    : words(says, { country, label, value, when });
  const whole = isCertain(passage, unit, isUnsourced) ? sentence : words("say.unconfirmed", { sentence });
  const hasShortRemark = remark !== "" && remark.length <= longestRemark;
  const text = hasShortRemark ? words("say.remark", { sentence: whole, remark: asSentence(remark) }) : whole;
  return sentenceOf(passage, text, unit.text, unit);
}

/** "Central bank rate: Not found in a source that may be used." */
const reasons = /(?:^|[.;] )([\p{Lu}][^:.;]{1,200}): ((?:(?!(?:\. |; )[\p{Lu}][^:.;]{1,200}: ).)*)/gu;

/** The items of a row about what is not known, each with its reason. */
export function missingOf(unit: Unit): { names: readonly string[]; reason: string }[] {
  if (unit.label && !/^no data$/i.test(unit.label)) {
    const reason = unit.text.replace(/^no data\b[.;:,]?\s*/i, "");
    return [{ names: (unit.label ?? "").split(", "), reason }];
  }
  const [, list] = unnamed.exec(unit.text) ?? [];
  if (list) return list.split(between).map((name) => ({ names: [name], reason: "" }));
  return [...unit.text.matchAll(reasons)].map(([, names = "", reason = ""]) => ({
    names: names.split(", "),
    reason,
  }));
}

export function sayMissing(
  passage: Passage,
  unit: Unit,
  name: string,
  reason = missingOf(unit)[0]?.reason ?? "",
): Sentence {
  const text = wordsOf("navigator")("say.missing", {
    country: nameOf(passage.country),
    label: name.charAt(0).toUpperCase() + name.slice(1),
    reason: reason ? asSentence(reason) : "none",
  });
  return sentenceOf(passage, text, unit.text, unit);
}

/**
 * Words a unit as the page has it, with its mark if it is not established. With `isNamed` the heading above it comes
 * first, whatever the length of the text.
 */
export function sayProse(passage: Passage, unit: Unit, isNamed = false): Sentence {
  const words = wordsOf("navigator");
  const [label = ""] = (unit.label ?? "").split(between);
  const sentence = asSentence(unit.text);
  const dated =
    isPast(passage) && unit.date
      ? words("say.marked", { sentence: sentence.replace(/\.$/, ""), marks: unit.date })
      : sentence;
  const text = isCertain(passage, unit)
    ? dated
    : words("say.unconfirmed", {
        sentence: words("say.marked", { sentence: sentence.replace(/\.$/, ""), marks: whenOf(unit, false) }),
      });
  const isRow =
    label !== "" &&
    !/^\p{Lu}.*[?]$/u.test(label) &&
    (isNamed || unit.found !== undefined || isPast(passage) || unit.text.length < 60) &&
    !sentence.startsWith(label);
  return sentenceOf(
    passage,
    isRow ? words("say.labelled", { label, sentence: text }) : text,
    unit.text,
    unit,
  );
}
