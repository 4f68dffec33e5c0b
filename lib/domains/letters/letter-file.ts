import "server-only";
import { documentPdf, documentText, type WrittenDocument } from "#lib/services/documents/index.ts";
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
import { writeLetter } from "./write-letter.ts";

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
