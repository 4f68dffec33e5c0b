import { wordsOf } from "#lib/platform/words/index.ts";
import { between } from "#lib/services/search/open/href-of-unit.ts";
import type { Passage } from "#lib/services/search/open/passage.ts";
import { nameOf, sayProse, sentenceOf } from "./say-unit.ts";
import { nothing, type AnswerPart } from "./answer-part.ts";
import { isCertain } from "./trust.ts";

export const isStep = ({ anchor }: Passage): boolean => /^step-\d+$/.test(anchor);

/** The steps of a page that everybody takes, in order. */
const stepsOf = (passages: readonly Passage[]): Passage[] => {
  const count = Number(
    /^\d+/.exec(passages.find(({ anchor }) => anchor === "register")?.heading ?? "")?.[0] ?? 0,
  );
  const all = passages.filter(isStep);
  return count > 0 ? all.slice(0, count) : all;
};

export function tellSteps(passages: readonly Passage[], most: number): AnswerPart {
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
  const listed = shown.join(between);
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

/** The office of a step. "At the same office" means the one named in the step before. */
function officeOf(steps: readonly Passage[], at: number): string | undefined {
  for (let step = at; step >= 0; step -= 1) {
    const [line] = steps[step]?.units ?? [];
    if (!line || line.label) return undefined;
    if (!sameOffice.test(line.text)) return line.text.split(between)[0];
  }
  return undefined;
}

/**
 * The index of the step whose heading, or what it issues ("you get"), matches. Of several patterns the first that
 * matches any step counts; -1 if none does.
 */
export function placeOfStep(steps: readonly Passage[], patterns: readonly RegExp[]): number {
  const gives = ({ units }: Passage) =>
    units.find(({ label }) => label?.toLowerCase() === "you get")?.text ?? "";
  for (const pattern of patterns)
    for (const textOf of [({ heading }: Passage) => heading, gives]) {
      const at = steps.findIndex((step) => pattern.test(textOf(step).toLowerCase()));
      if (at >= 0) return at;
    }
  return -1;
}

export function tellStep(steps: readonly Passage[], at: number, most: number): AnswerPart {
  const words = wordsOf("navigator");
  const passage = steps[at];
  if (!passage) return nothing;
  const office = officeOf(steps, at);
  const [line] = passage.units;
  const isSure = line !== undefined && isCertain(passage, line);
  const marks = [line?.date, ...(line?.marks ?? [])].filter(Boolean).join(between) || "none";
  const sentence = words("say.step", { step: passage.heading, office: office ?? "none", when: marks });
  const lead = sentenceOf(
    passage,
    isSure ? sentence : words("say.unconfirmed", { sentence }),
    [passage.heading, office ?? ""].filter(Boolean).join(between),
    line && !sameOffice.test(line.text) ? line : undefined,
  );
  const more = passage.units
    .filter(
      ({ label, text }, place) =>
        (place > 0 && !label && /free|\d/i.test(text)) || label === "Bring" || label === "Online",
    )
    .map((unit) => {
      const text = unit.label
        ? words("say.stepGives", { label: unit.label, value: unit.text })
        : sayProse(passage, unit).text;
      return sentenceOf(passage, text, unit.text, unit);
    });
  return { sentences: [lead, ...more].slice(0, most), isCertain: isSure, isKnown: true };
}
