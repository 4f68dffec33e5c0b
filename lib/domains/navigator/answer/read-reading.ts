import { findCountry, knownFigure } from "#lib/data/countries/record/index.ts";
import type { FactKey } from "#lib/data/countries/record/open/fact-key.ts";
import { figureKind, isFigureKey } from "#lib/data/countries/record/open/figures.ts";
import { stemOf } from "#lib/services/search/open/words.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { between } from "#lib/services/search/open/href-of-unit.ts";
import type { Passage, Unit } from "#lib/services/search/open/passage.ts";
import type { Corpus } from "../corpus.ts";
import type { Reading } from "../topics/topic.ts";
import type { FormOfRegistration } from "../understand/understand.ts";
import { findHolidays } from "./find-holidays.ts";
import { pageOf } from "./page-of.ts";
import { missingOf, nameOf, sayMissing, sayProse, sayRow, sentenceOf } from "./say-unit.ts";
import { stemsIn } from "./stems-in.ts";
import { isStep, placeOfStep, tellStep, tellSteps } from "./tell-steps.ts";
import { nothing, type AnswerPart } from "./answer-part.ts";
import { isCertain, isMissing } from "./trust.ts";

export type Asking = {
  corpus: Pick<Corpus, "passagesOf">;
  slug: string;
  registration?: FormOfRegistration | undefined;
  words: readonly string[];
};

/** The most names that are listed. The page has the rest. */
const mostListed = 10;

const isCalled = (label: string, pattern: RegExp | string): boolean => {
  const lower = label.toLowerCase();
  return [lower, ...lower.split(between)].some((name) =>
    typeof pattern === "string" ? name === pattern : pattern.test(name),
  );
};

/** A fact that is not known, by its name on the page, with the reason. */
type Missing = { unit: Unit; name: string; reason: string };

const tellMissing = (passage: Passage, { unit, name, reason }: Missing): AnswerPart => ({
  sentences: [sayMissing(passage, unit, name, reason)],
  isCertain: false,
  isKnown: false,
});

/** What the page says is not known. */
const missingIn = (units: readonly Unit[]): Missing[] =>
  units
    .filter(isMissing)
    .flatMap((unit) =>
      missingOf(unit).flatMap(({ names, reason }) => names.map((name) => ({ unit, name, reason }))),
    );

/** A row about several unknown facts names them in the order of their keys. */
function missingFact(units: readonly Unit[], key: FactKey): Missing | undefined {
  const named = missingIn(units.filter(({ facts }) => facts?.includes(key)));
  const [first] = named;
  const { label, facts = [] } = first?.unit ?? {};
  if (named.length === facts.length) return named[facts.indexOf(key)];
  return first && { ...first, name: label ?? first.name };
}

/** A figure that the record lacks, with the record's reason, at the row that names it. */
function missingFigure({ units, country }: Passage, key: FactKey): Missing | undefined {
  const record = isFigureKey(key) ? findCountry(country ?? "") : undefined;
  if (!record || !isFigureKey(key)) return undefined;
  const { label } = figureKind(key);
  const unit = units.find((one) => isMissing(one) && (one.label === label || one.text.includes(label)));
  const { reason } = knownFigure(record, key);
  return unit && reason !== null ? { unit, name: label, reason } : undefined;
}

/** Words a row, and what else the page has under its label. */
function tellUnits(
  passage: Passage,
  [first, ...rest]: readonly Unit[],
  reading: Extract<Reading, { as: "row" | "fact" }>,
): AnswerPart {
  if (!first) return nothing;
  const isSeries = first.label !== rest[0]?.label || reading.isWhole;
  return {
    sentences: [
      sayRow(passage, first, reading),
      ...rest.map((unit) =>
        isSeries ? sayRow(passage, unit, reading) : sayProse(passage, { ...unit, label: "" }),
      ),
    ],
    isCertain: isCertain(passage, first, reading.isUnsourced),
    isKnown: true,
  };
}

/** The first row has the value, but where one is wanted, a certain row precedes an uncertain one. */
const firstOf = (passage: Passage, rows: readonly Unit[], isUnsourced?: boolean): Unit[] =>
  [rows.find((unit) => isCertain(passage, unit, isUnsourced)) ?? rows[0]].flatMap((unit) => unit ?? []);

function tellFact(passage: Passage, reading: Extract<Reading, { as: "fact" }>): AnswerPart {
  const { fact, most = 1, isUnsourced } = reading;
  const known = passage.units.filter((unit) => !isMissing(unit));
  const rows = known.filter(({ facts }) => facts?.includes(fact));
  const [row] = rows;
  if (!row) {
    const missing = missingFact(passage.units, fact) ?? missingFigure(passage, fact);
    return missing ? tellMissing(passage, missing) : nothing;
  }
  if (most === 1) return tellUnits(passage, firstOf(passage, rows, isUnsourced), reading);
  const more = known.filter((unit) => unit !== row && unit.label && unit.label === row.label);
  return tellUnits(passage, [row, ...more].slice(0, most), reading);
}

function tellRows(passage: Passage, reading: Extract<Reading, { as: "row" }>): AnswerPart {
  const { label, most = 1, isUnsourced } = reading;
  const rows = passage.units.filter((unit) => unit.label && !isMissing(unit) && isCalled(unit.label, label));
  if (rows.length > 0)
    return tellUnits(
      passage,
      most === 1 ? firstOf(passage, rows, isUnsourced) : rows.slice(0, most),
      reading,
    );
  const missing = missingIn(passage.units).find(({ name }) => isCalled(name, label));
  return missing ? tellMissing(passage, missing) : nothing;
}

/** Lines that link elsewhere or say how to read the page. */
const isAside = ({ text }: Unit): boolean =>
  /^(?:tick what|ask us$|reviewed on|next:|source\b|sources:|republic of|members and purposes|from$)/i.test(
    text,
  ) || text.split(" ").length < 3;

function tellProse(passage: Passage, { label, most = 1 }: Extract<Reading, { as: "prose" }>): AnswerPart {
  const units = passage.units.filter(
    (unit) =>
      !isAside(unit) && (label ? unit.label !== undefined && isCalled(unit.label, label) : !unit.label),
  );
  // If only one heading can be meant, it is omitted. If several can, it says which one this is.
  const isOne = !label || label.source.startsWith("^");
  const sentences = units
    .slice(0, most)
    .map((unit) => sayProse(passage, isOne ? { ...unit, label: "" } : unit, !isOne));
  return {
    sentences,
    isCertain: units[0] !== undefined && isCertain(passage, units[0]),
    isKnown: units.length > 0,
  };
}

function tellList(passage: Passage, { says, label, of }: Extract<Reading, { as: "list" }>): AnswerPart {
  const units = passage.units.filter(
    (unit) =>
      (label ? unit.label !== undefined && isCalled(unit.label, label) : unit.label) &&
      !isMissing(unit) &&
      !/^The list is not complete/.test(unit.text),
  );
  const values =
    of === "texts" && label
      ? units.map(({ text }) => text)
      : units.map((unit) => unit.label?.split(between)[0] ?? "");
  const all = [...new Set(values)].filter(Boolean);
  const [first] = units;
  if (!first || all.length === 0) {
    const [missing] = label ? [] : missingIn(passage.units);
    return missing ? tellMissing(passage, missing) : nothing;
  }
  const listed = all.slice(0, mostListed);
  const value = `${listed.join(between)}${all.length > listed.length ? "…" : ""}`;
  const text = wordsOf("navigator")(says, { country: nameOf(passage.country), value });
  const isSure = units.every((unit) => isCertain(passage, unit));
  const doubt = units.find((unit) => !isCertain(passage, unit));
  const marks = doubt?.marks?.join(between) ?? "none";
  const whole = isSure
    ? text
    : wordsOf("navigator")("say.unconfirmed", {
        sentence: wordsOf("navigator")("say.marked", { sentence: text.replace(/\.$/, ""), marks }),
      });
  return {
    sentences: [
      sentenceOf(passage, whole, listed.join(between), {
        ...first,
        ...(of === "labels" && { text: first.label ?? first.text, label: "" }),
      }),
    ],
    isCertain: isSure,
    isKnown: true,
  };
}

/** The shares below a heading: "Uganda 10%; United States 10%". */
function tellShares(passage: Passage, { says, below }: Extract<Reading, { as: "shares" }>): AnswerPart {
  const from = passage.units.findLastIndex(({ label }) => label !== undefined && isCalled(label, below));
  const rows = passage.units.slice(from + 1);
  const end = rows.findIndex(({ text }) => !/^\d[\d.]*%$/.test(text));
  const shares = from < 0 ? [] : rows.slice(0, end < 0 ? undefined : end);
  const [first] = shares;
  if (!first) return nothing;
  const value = shares.map(({ label = "", text }) => `${label} ${text}`).join(between);
  const date = passage.units[from]?.date;
  const sentence = wordsOf("navigator")(says, {
    country: nameOf(passage.country),
    value,
    when: date ?? "none",
  });
  const quote = `${first.label}: ${first.text}`;
  return {
    sentences: [sentenceOf(passage, sentence, quote, { ...first, ...(date && { date }) })],
    isCertain: true,
    isKnown: true,
  };
}

/** A word in the text counts less than one in the label, except a year, which says which event is meant. */
const inText = (stem: string): number => (/^\d{4}$/.test(stem) ? 1 : 0.36);
const leastAlike = 0.65;
/** The least score of a row if no word of its label was asked for. */
const leastByText = 1;
/** Words that many labels have and that identify none. */
const common = new Set(
  [
    "business",
    "company",
    "country",
    "people",
    "work",
    "market",
    "small",
    "trade",
    "opportunity",
    "export",
  ].map(stemOf),
);

/** "ECOWAS: left on 29 January 2025." names its subject as a label does. */
const named = ({ label, text }: Unit): string => label ?? /^([^:.]{2,30}): /.exec(text)?.[1] ?? "";

/** The rows whose name has most of the words asked for. A row without any of them in its name needs a higher score. */
function tellAsked(
  passage: Passage,
  { says, most = 1, isUnsourced }: Extract<Reading, { as: "asked" }>,
  words: readonly string[],
): AnswerPart {
  const wanted = new Set(words.map(stemOf).filter((stem) => !common.has(stem)));
  const graded = passage.units
    .filter((unit) => named(unit) !== "" && (unit.label || !isMissing(unit)))
    .map((unit) => {
      const own = stemsIn(named(unit));
      const stemsOfText = new Set(stemsIn(`${unit.text} ${unit.date ?? ""}`));
      const byText = [...wanted].reduce((sum, stem) => sum + (stemsOfText.has(stem) ? inText(stem) : 0), 0);
      const byName = own.filter((stem) => wanted.has(stem)).length / Math.max(1, own.length) ** 0.25;
      return { unit, byName, score: byName + byText };
    })
    .filter(({ score, byName }) => score >= leastAlike && (byName > 0 || score >= leastByText))
    .toSorted((one, other) => other.score - one.score);
  const [best] = graded;
  if (!best) return nothing;
  // Besides the best row, only rows whose name was asked for are shown.
  const shown = graded.filter(({ unit, byName }) => byName > 0 || unit === best.unit).slice(0, most);
  return {
    sentences: shown.map(({ unit }, at) => {
      const isBare = !unit.label || (at > 0 && unit.label === best.unit.label);
      return isBare
        ? sayProse(passage, { ...unit, label: "" })
        : sayRow(passage, unit, { says, isUnsourced, isWhole: true });
    }),
    isCertain: isCertain(passage, best.unit, isUnsourced),
    isKnown: true,
  };
}

/** The holidays that are asked for by name or month; none if neither is named. */
function tellHolidays(
  passage: Passage,
  { says, most = 1 }: Extract<Reading, { as: "holidays" }>,
  words: readonly string[],
): AnswerPart {
  const rows = passage.units.filter(({ label }) => label);
  const found = findHolidays(rows, words).slice(0, most);
  const [first] = found;
  if (!first) return nothing;
  return {
    sentences: found.map((unit) => sayRow(passage, unit, { says, isWhole: true })),
    isCertain: isCertain(passage, first),
    isKnown: true,
  };
}

/** Reads the place on a country's page that a reading points to. */
export function readReading(reading: Reading, { corpus, slug, registration, words }: Asking): AnswerPart {
  const passages = corpus.passagesOf(pageOf(reading.page, slug, registration));
  const { most } = reading;
  if (reading.as === "steps") return tellSteps(passages, most ?? 1);
  if (reading.as === "step") {
    const steps = passages.filter(isStep);
    return tellStep(steps, placeOfStep(steps, reading.steps), most ?? 3);
  }
  const passage = passages.find(({ anchor }) => anchor === reading.section);
  if (!passage) return nothing;
  switch (reading.as) {
    case "fact":
      return tellFact(passage, reading);
    case "row":
      return tellRows(passage, reading);
    case "prose":
      return tellProse(passage, reading);
    case "list":
      return tellList(passage, reading);
    case "asked":
      return tellAsked(passage, reading, words);
    case "holidays":
      return tellHolidays(passage, reading, words);
    case "shares":
      return tellShares(passage, reading);
    default:
      return reading satisfies never;
  }
}
