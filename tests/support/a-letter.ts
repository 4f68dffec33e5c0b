import { getForm } from "#lib/domains/forms/index.ts";
import { askedFields, checkAnswers } from "#lib/domains/forms/shared/check-answers.ts";
import { type Answers } from "#lib/domains/fields/open/fields.ts";
import type { FormDefinition } from "#lib/domains/forms/open/form.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import type { LetterDirectory, LetterKind } from "#lib/domains/letters/index.ts";
import { sendForm, sendStep, startedOf } from "./fill-form.ts";
import { anEmail, dataOf, type Browser } from "./sign-in.ts";
import { someAnswers } from "./some-answers.ts";

export const letterFormOf: Readonly<Record<LetterDirectory, FormId>> = {
  academics: "letter-academic",
  medical: "letter-medical",
  "vital-records": "letter-vital-records",
};

/** All fields that a form asks for a letter, in the order of the steps, each with an answer that contains its name. */
export function letterAnswers(form: FormDefinition, letter: LetterKind, given: Answers = {}) {
  let kept: Answers = {};
  const steps = form.steps.flatMap((step) => {
    const fields = askedFields(step, checkAnswers(form, kept).answers);
    if (fields.length === 0) return [];
    const own = someAnswers(fields);
    const answers = Object.fromEntries(
      Object.entries({ ...own, letter, ...given }).filter(([name]) => Object.hasOwn(own, name)),
    );
    kept = { ...kept, ...answers };
    return [{ name: step.name, fields, answers }];
  });
  return { steps, answers: kept };
}

/** Fills in the form of a letter and creates the letter. */
export async function aLetter(
  browser: Browser,
  form: FormId,
  letter: LetterKind,
  { given = {}, memberId }: { given?: Answers; memberId?: string } = {},
): Promise<{ reference: string; answers: Answers }> {
  const definition = getForm(form);
  const { steps, answers } = letterAnswers(definition, letter, { email: anEmail(), ...given });
  for (const { name, answers: own } of steps) {
    const answer = await sendStep(browser, form, name, own);
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  }
  const { id, version } = await startedOf(browser, definition, memberId);
  const sent = await sendForm(browser, form, { started: id, version, declaration: true });
  if (sent.status !== 200) throw new Error(`${sent.status} ${await sent.text()}`);
  return { ...(await dataOf<{ reference: string }>(sent)), answers };
}
