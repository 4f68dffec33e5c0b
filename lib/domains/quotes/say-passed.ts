import "server-only";
import { getForm, sayAnswer } from "#lib/domains/forms/index.ts";
import type { SaidAnswer } from "#lib/domains/forms/index.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import { fieldsOf } from "#lib/domains/forms/open/form.ts";
import { labelOf } from "#lib/domains/fields/shared/texts.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { passedNames } from "./open/fields.ts";

const fields = fieldsOf(getForm("quote-request")).filter(({ name }) =>
  (passedNames as readonly string[]).includes(name),
);

/** The answers of a request that are passed on, with their questions. Unanswered questions are left out. */
export function sayPassed(answers: Answers): SaidAnswer[] {
  const { locale } = wordsOf("quotes");
  return fields.flatMap((field) => {
    const answer = answers[field.name];
    if (answer === undefined || answer === null || answer === "") return [];
    return [{ name: field.name, label: labelOf(field, locale), answer: sayAnswer(field, answer, locale) }];
  });
}

/** The part of all answers that vendors may read. */
export const passedOf = (answers: Answers): Answers =>
  Object.fromEntries(fields.flatMap(({ name }) => (name in answers ? [[name, answers[name]]] : [])));
