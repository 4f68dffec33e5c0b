import "server-only";
import {
  documentPdf,
  documentText,
  missingLetters,
  type WrittenDocument,
} from "#lib/services/documents/index.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import type { LetterAnswers } from "#lib/domains/forms/open/letter-fields.ts";
import { letterKinds, type LetterKind, type LetterLanguage } from "#lib/domains/forms/open/letter-kinds.ts";
import { AppError } from "#lib/platform/errors.ts";
import { findSubmission, type Sender } from "#lib/domains/forms/index.ts";
import { statusOf, statusPath } from "#lib/domains/forms/open/form-path.ts";
import { callerKey } from "#lib/platform/http/client-address.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { toAppError } from "#lib/platform/http/faults.ts";
import { plainAnswer } from "#lib/platform/http/plain-page.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { readReference } from "#lib/platform/text/reference.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import type { FormDefinition } from "#lib/domains/forms/open/form.ts";
import { letterOf } from "./letter-of.ts";

const kinds: readonly string[] = Object.values(letterKinds).flat();

const isLetterKind = (value: unknown): value is LetterKind =>
  typeof value === "string" && kinds.includes(value);

type Facing = {
  /** Absent until the letter has one. */
  reference?: string;
  at: Date;
};

/** The letter from validated answers to one of the letter forms, in the chosen language. */
function writeLetter(answers: Answers, { reference, at }: Facing): WrittenDocument {
  const { letter, language } = answers;
  if (!isLetterKind(letter)) throw new Error("these are no answers to a letter");
  return letterOf(letter, answers as LetterAnswers<LetterKind>, {
    ...(reference && { reference }),
    date: at.toISOString().slice(0, 10),
    locale: language as LetterLanguage,
  });
}

const formats = {
  pdf: {
    type: "application/pdf",
    bytesOf: async (letter: WrittenDocument, caller: string) => (await documentPdf(letter, caller)).bytes,
  },
  txt: {
    type: "text/plain; charset=utf-8",
    bytesOf: async (letter: WrittenDocument) => documentText(letter),
  },
} as const;

const isFormat = (as: string): as is keyof typeof formats => Object.hasOwn(formats, as);

/**
 * A letter as a file, for a sender who may read all of it. Throws `not_found` alike for a letter of somebody else, for
 * a submission that is not a letter and for an unknown reference, `invalid_input` for another format, `unavailable` if
 * no PDF can be made now.
 */
export async function letterFile(
  { reference, as }: { reference: string; as: string },
  { address, ...sender }: Sender & { address: string },
): Promise<Response> {
  if (!isFormat(as)) throw new AppError("invalid_input", fault("letter.format"));
  await limitCaller("letterFile", address, fault("letter.often"));
  const found = await findSubmission(reference, sender);
  if (!found?.form.isLetter || !found.answers) throw new AppError("not_found", fault("letter.notYours"));
  const { type, bytesOf } = formats[as];
  const letter = writeLetter(found.answers, { reference: found.reference, at: found.sentAt });
  const bytes = await bytesOf(letter, callerKey(address));
  return new Response(bytes, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="letter-${found.reference}.${as}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Says why there is no file: with a page for a visitor who followed the link, with the envelope for an API caller. */
export function letterProblem(thrown: unknown, request: Request): Response {
  const error = toAppError(thrown, "letterFile");
  if (!request.headers.get("accept")?.includes("text/html")) return fail(error);
  const reference = readReference(new URL(request.url).searchParams.get("reference") ?? "");
  const href = reference ? statusOf(reference) : statusPath;
  return plainAnswer({ error, back: { href, label: wordsOf("forms")("letter.back") } });
}

/** A letter as a page shows it. */
export type LetterPreview = {
  /** Its BCP 47 tag, whatever the language of the page. */
  language: string;
  text: string;
  /** Characters that its PDF has no glyph for. */
  missing: readonly string[];
};

type Filled = { form: Pick<FormDefinition, "isLetter">; answers: Answers | undefined };

/**
 * The letter from validated answers, for a reader at the network address `address`; undefined if the form makes none,
 * or the caller may not read it. If no PDF can be made now, `missing` is empty.
 */
export async function previewLetter(
  { form, answers }: Filled,
  { address, ...facing }: { reference?: string; at: Date; address: string },
): Promise<LetterPreview | undefined> {
  if (!form.isLetter || !answers) return undefined;
  const letter = writeLetter(answers, facing);
  const missing = await missingLetters(letter, callerKey(address)).catch((thrown: unknown) => {
    if (thrown instanceof AppError && thrown.code === "unavailable") return [];
    throw thrown;
  });
  return { language: letter.language, text: documentText(letter), missing };
}
