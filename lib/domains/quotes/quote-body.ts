import "server-only";
import { z } from "zod";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";
import { getForm, answerInWords, type AnswerText } from "#lib/domains/forms/index.ts";
import { fieldsOf } from "#lib/domains/forms/open/form.ts";
import { labelOf } from "#lib/domains/fields/shared/texts.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import type { Quote } from "./open/quote.ts";
import { passedNames } from "./open/fields.ts";

const passedPurpose = "passed request";
const answerPurpose = "quote";

const passedBody = z.object({ id: z.string(), answers: z.record(z.string(), z.unknown()) });
const answerBody = z.object({
  id: z.string(),
  quote: z.custom<Quote>().optional(),
  reason: z.string().optional(),
});
export type QuoteAnswer = { quote: Quote } | { reason: string };

/** The parts of a request that a vendor reads, sealed for the table. */
export const sealPassed = (id: string, answers: Answers): Uint8Array<ArrayBuffer> =>
  seal(passedPurpose, { id, answers });

/** Throws if the seal is invalid, or belongs to another invitation. */
export const openPassed = (id: string, sealed: Uint8Array): Answers =>
  passedBody.extend({ id: z.literal(id) }).parse(open(passedPurpose, sealed)).answers;

/** A vendor's answer, sealed for the table. */
export const sealAnswer = (id: string, answer: QuoteAnswer): Uint8Array<ArrayBuffer> =>
  seal(answerPurpose, { id, ...answer });

/** The quote, or the reason why there is none; neither if nothing was answered. */
export function openAnswer(
  id: string,
  sealed: Uint8Array | null,
): { quote: Quote | undefined; reason: string | undefined } {
  if (!sealed) return { quote: undefined, reason: undefined };
  const { quote, reason } = answerBody.extend({ id: z.literal(id) }).parse(open(answerPurpose, sealed));
  return { quote, reason };
}

const fields = fieldsOf(getForm("quote-request")).filter(({ name }) =>
  (passedNames as readonly string[]).includes(name),
);

/** The answers of a request that are passed on, with their questions. Unanswered questions are left out. */
export function sayPassed(answers: Answers): AnswerText[] {
  const { locale } = wordsOf("quotes");
  return fields.flatMap((field) => {
    const answer = answers[field.name];
    if (answer === undefined || answer === null || answer === "") return [];
    return [
      { name: field.name, label: labelOf(field, locale), answer: answerInWords(field, answer, locale) },
    ];
  });
}

/** The part of all answers that vendors may read. */
export const passedOf = (answers: Answers): Answers =>
  Object.fromEntries(fields.flatMap(({ name }) => (name in answers ? [[name, answers[name]]] : [])));
