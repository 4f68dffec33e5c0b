import { stemOf } from "#lib/search/open/words.ts";
import { fold } from "#lib/text/fold.ts";
import { wordsOf } from "#lib/words/index.ts";
import { between } from "../../search/open/href-of-unit.ts";
import type { Passage, Unit } from "../../search/open/passage.ts";
import type { Corpus } from "../corpus.ts";
import type { Sentence } from "../open/answer.ts";
import type { Reading } from "../topics/topic.ts";
import type { Way } from "../understand/understand.ts";
import { pageOf } from "./page-of.ts";
import { missingOf, nameOf, sayMissing, sayProse, sayRow, sentenceOf } from "./say-unit.ts";
import { isCertain, isMissing } from "./trust.ts";

/** Sentences of a reading, and whether they may lead. */
export type Told = { sentences: readonly Sentence[]; isCertain: boolean; isKnown: boolean };

export type Asking = {
  corpus: Pick<Corpus, "passagesOf">;
  slug: string;
  way?: Way | undefined;
  words: readonly string[];
};

const nothing: Told = { sentences: [], isCertain: false, isKnown: false };

/** A list with more names is left to the page. */
const mostListed = 10;
const listSeparator = "; ";

const isCalled = (label: string, pattern: RegExp): boolean => {
  const lower = label.toLowerCase();
  return [lower, ...lower.split(between)].some((name) => pattern.test(name));
};

/** Says what is not known, where the page says that it is not. */
function tellMissing(passage: Passage, label: RegExp): Told {
  for (const unit of passage.units.filter(isMissing))
    for (const { names: missing, reason } of missingOf(unit)) {
      const name = missing.find((one) => label.test(one.toLowerCase()));
      if (name)
        return { sentences: [sayMissing(passage, unit, name, reason)], isCertain: false, isKnown: false };
    }
  return nothing;
}

function tellRows(passage: Passage, reading: Extract<Reading, { as: "row" }>): Told {
  const { label, text, most = 1, isUnsourced } = reading;
  const rows = passage.units.filter(
    (unit) =>
      unit.label && !isMissing(unit) && isCalled(unit.label, label) && (!text || text.test(unit.text)),
  );
  if (rows.length === 0) return tellMissing(passage, label);
  // Of rows with one label the first is the value; what is sure leads.
  const sorted =
    most === 1
      ? rows.toSorted(
          (one, other) => Number(isCertain(other, isUnsourced)) - Number(isCertain(one, isUnsourced)),
        )
      : rows;
  const [first, ...rest] = sorted.slice(0, most);
  if (!first) return nothing;
  const isSeries = first.label !== rest[0]?.label || reading.isWhole;
  return {
    sentences: [
      sayRow(passage, first, reading),
      ...rest.map((unit) =>
        isSeries ? sayRow(passage, unit, reading) : sayProse(passage, { ...unit, label: "" }),
      ),
    ],
    isCertain: isCertain(first, isUnsourced),
    isKnown: true,
  };
}

/** Lines that lead elsewhere or say how to read the page. */
const isAside = ({ text }: Unit): boolean =>
  /^(?:tick what|ask us$|reviewed on|next:|source\b|sources:|republic of|members and purposes|from$)/i.test(
    text,
  ) || text.split(" ").length < 3;

function tellProse(passage: Passage, { label, most = 1 }: Extract<Reading, { as: "prose" }>): Told {
  const units = passage.units.filter(
    (unit) =>
      !isAside(unit) && (label ? unit.label !== undefined && isCalled(unit.label, label) : !unit.label),
  );
  // Where one heading is meant, it need not be said; where any of several, it tells which.
  const isOne = !label || label.source.startsWith("^");
  const sentences = units
    .slice(0, most)
    .map((unit) => sayProse(passage, isOne ? { ...unit, label: "" } : unit, !isOne));
  return { sentences, isCertain: units[0] !== undefined && isCertain(units[0]), isKnown: units.length > 0 };
}

function tellList(passage: Passage, { says, label, of }: Extract<Reading, { as: "list" }>): Told {
  const units = passage.units.filter(
    (unit) =>
      (label ? unit.label !== undefined && isCalled(unit.label, label) : unit.label) &&
      !isMissing(unit) &&
      !/^The list is not complete/.test(unit.text),
  );
  const said =
    of === "texts" && label
      ? units.map(({ text }) => text)
      : units.map((unit) => unit.label?.split(between)[0] ?? "");
  const all = [...new Set(said)].filter(Boolean);
  const [first] = units;
  if (!first || all.length === 0) return label ? nothing : tellMissing(passage, /./);
  const listed = all.slice(0, mostListed);
  const value = `${listed.join(listSeparator)}${all.length > listed.length ? "…" : ""}`;
  const text = wordsOf("navigator")(says, { country: nameOf(passage.country), value });
  const isSure = units.every((unit) => isCertain(unit));
  const doubt = units.find((unit) => !isCertain(unit));
  const marks = doubt?.marks?.join(between) ?? "none";
  const whole = isSure
    ? text
    : wordsOf("navigator")("say.unconfirmed", {
        sentence: wordsOf("navigator")("say.marked", { sentence: text.replace(/\.$/, ""), marks }),
      });
  return {
    sentences: [
      sentenceOf(passage, whole, listed.join(listSeparator), {
        ...first,
        ...(of === "labels" && { text: first.label ?? first.text, label: "" }),
      }),
    ],
    isCertain: isSure,
    isKnown: true,
  };
}

const stemsOf = (text: string): string[] => fold(text).split(" ").map(stemOf);
/** A word of the text says less than one of the label; a year says which event is meant. */
const inText = (stem: string): number => (/^\d{4}$/.test(stem) ? 1 : 0.36);
const leastAlike = 0.65;
/** Words that many labels have, and that tell none from another. */
const common = new Set(["business", "company", "country", "people", "work", "market", "small", "trade"].map(stemOf));

/** The rows whose label has most of the words asked for; none where none has any. */
function tellAsked(
  passage: Passage,
  { says, most = 1, isUnsourced }: Extract<Reading, { as: "asked" }>,
  words: readonly string[],
): Told {
  const wanted = new Set(words.map(stemOf).filter((stem) => !common.has(stem)));
  const graded = passage.units
    .filter(({ label }) => label)
    .map((unit) => {
      const own = stemsOf(unit.label ?? "");
      const told = new Set(stemsOf(unit.text));
      const byText = [...wanted].reduce((sum, stem) => sum + (told.has(stem) ? inText(stem) : 0), 0);
      return { unit, score: own.filter((stem) => wanted.has(stem)).length / own.length ** 0.25 + byText };
    })
    .filter(({ score }) => score >= leastAlike)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most);
  const [best] = graded;
  if (!best) return nothing;
  return {
    sentences: graded.map(({ unit }) => sayRow(passage, unit, { says, isUnsourced, isWhole: true })),
    isCertain: isCertain(best.unit, isUnsourced),
    isKnown: true,
  };
}

/** The steps of a page that everybody takes, in order. */
const stepsOf = (passages: readonly Passage[]): Passage[] => {
  const count = Number(
    /^\d+/.exec(passages.find(({ anchor }) => anchor === "register")?.heading ?? "")?.[0] ?? 0,
  );
  const all = passages.filter(({ anchor }) => /^step-\d+$/.test(anchor));
  return count > 0 ? all.slice(0, count) : all;
};

function tellSteps(passages: readonly Passage[], most: number): Told {
  const words = wordsOf("navigator");
  const register = passages.find(({ anchor }) => anchor === "register");
  const steps = stepsOf(passages);
  const [first] = steps;
  const last = steps.at(-1);
  if (!register || !first || !last) return nothing;
  const country = nameOf(register.country);
  const count = sentenceOf(
    register,
    words("say.steps", { country, steps: register.heading, first: first.heading, last: last.heading }),
    [register.heading, first.heading, last.heading].join(between),
  );
  const shown = steps.slice(0, 4).map(({ heading }, at) => `${at + 1}. ${heading}`);
  const listed = shown.join(listSeparator);
  const begin = sentenceOf(
    first,
    words("say.stepsBegin", { steps: steps.length > shown.length ? `${listed}…` : listed }),
    steps
      .slice(0, 4)
      .map(({ heading }) => heading)
      .join(between),
  );
  return { sentences: [count, begin].slice(0, most), isCertain: true, isKnown: true };
}

const sameOffice = /^at the same office/i;

/** The office of a step: where it is that of the step before, the one named there. */
function officeOf(steps: readonly Passage[], at: number): string | undefined {
  for (let step = at; step >= 0; step -= 1) {
    const [line] = steps[step]?.units ?? [];
    if (!line || line.label) return undefined;
    if (!sameOffice.test(line.text)) return line.text.split(between)[0];
  }
  return undefined;
}

function tellStep(
  passages: readonly Passage[],
  { step: pattern, most = 3 }: Extract<Reading, { as: "step" }>,
): Told {
  const words = wordsOf("navigator");
  const steps = passages.filter(({ anchor }) => /^step-\d+$/.test(anchor));
  const gives = ({ units }: Passage) => units.find(({ label }) => label === "You get");
  const byHeading = steps.findIndex(({ heading }) => pattern.test(heading.toLowerCase()));
  const at =
    byHeading >= 0
      ? byHeading
      : steps.findIndex((passage) => pattern.test((gives(passage)?.text ?? "").toLowerCase()));
  const passage = steps[at];
  if (!passage) return nothing;
  const office = officeOf(steps, at);
  const [line] = passage.units;
  const isSure = line !== undefined && isCertain(line);
  const marks = [line?.date, ...(line?.marks ?? [])].filter(Boolean).join(between) || "none";
  const said = words("say.step", { step: passage.heading, office: office ?? "none", when: marks });
  const lead = sentenceOf(
    passage,
    isSure ? said : words("say.unconfirmed", { sentence: said }),
    [passage.heading, office ?? ""].filter(Boolean).join(between),
    line && !sameOffice.test(line.text) ? line : undefined,
  );
  const more = passage.units
    .filter(
      ({ label, text }, place) =>
        (place > 0 && !label && /free|\d/i.test(text)) || label === "Bring" || label === "Online",
    )
    .map((unit) => {
      const told = unit.label
        ? words("say.stepGives", { label: unit.label, value: unit.text })
        : sayProse(passage, unit).text;
      return sentenceOf(passage, told, unit.text, unit);
    });
  return { sentences: [lead, ...more].slice(0, most), isCertain: isSure, isKnown: true };
}

/** What a page of a country says where a reading points. */
export function readReading(reading: Reading, { corpus, slug, way, words }: Asking): Told {
  const passages = corpus.passagesOf(pageOf(reading.page, slug, way));
  if (reading.as === "steps") return tellSteps(passages, reading.most ?? 1);
  if (reading.as === "step") return tellStep(passages, reading);
  const passage = passages.find(({ anchor }) => anchor === reading.section);
  if (!passage) return nothing;
  switch (reading.as) {
    case "row":
      return tellRows(passage, reading);
    case "prose":
      return tellProse(passage, reading);
    case "list":
      return tellList(passage, reading);
    case "asked":
      return tellAsked(passage, reading, words);
    default:
      return reading satisfies never;
  }
}
