import "server-only";
import { z } from "zod";
import { keyedHash, open, seal } from "#lib/platform/secrets/index.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";

const purpose = "submission";
const body = z.object({
  reference: z.string(),
  address: z.string(),
  answers: z.record(z.string(), z.unknown()),
});
type SubmissionBody = { reference: string; address: string; answers: Answers };

export const sealSubmission = (whole: SubmissionBody): Uint8Array<ArrayBuffer> => seal(purpose, whole);

/** The answers and address of a submission. Throws if the seal is invalid: a stored submission must be readable. */
export function openSubmission(reference: string, sealed: Uint8Array): SubmissionBody {
  const parsed = body.extend({ reference: z.literal(reference) }).safeParse(open(purpose, sealed));
  if (!parsed.success) throw new Error("a submission cannot be opened");
  return parsed.data;
}

/** One answer of a submission, as text. */
export const answerOf = (reference: string, sealed: Uint8Array, name: string): string =>
  String(openSubmission(reference, sealed).answers[name] ?? "");

/** The keyed hash of the sender's address, as stored in the table. */
export const addressHash = (address: string): string => keyedHash("submission address", address);

const eventPurpose = "submission event";
const sealedWords = z.object({ submissionId: z.string(), words: z.string() });

export const sealWords = (submissionId: string, words: string): Uint8Array<ArrayBuffer> =>
  seal(eventPurpose, { submissionId, words });

/** The message of an event; undefined if it has none. */
export function openWords(submissionId: string, sealed: Uint8Array | null): string | undefined {
  const parsed = sealed && sealedWords.safeParse(open(eventPurpose, sealed));
  return parsed?.success && parsed.data.submissionId === submissionId ? parsed.data.words : undefined;
}
