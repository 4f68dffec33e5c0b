import "server-only";
import { z } from "zod";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";
import type { Quote } from "./open/quote.ts";

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
