import "server-only";
import { timingSafeEqual } from "node:crypto";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { limit, limitCaller } from "#lib/services/limits/index.ts";
import { readReference } from "#lib/platform/text/reference.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { senderHash } from "./file-case.ts";

const isSame = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/**
 * Finds a case by its reference and its sender's address. An unknown reference and a wrong address both throw
 * `invalid_input`, after the same amount of work. Throws `rate_limited`.
 */
export async function lookUpCase(
  { reference: typed, email }: { reference: string; email: string },
  from: string,
): Promise<{ id: string; reference: string }> {
  const refused = () => new AppError("invalid_input", fault("form.unknownSent"));
  await limitCaller("submissionLookUp", from, fault("form.lookedOften"));
  const reference = readReference(typed);
  if (!reference) throw refused();
  await limit("submissionGuess", reference, fault("form.guessedOften"));
  const row = await db().case.findUnique({
    where: { reference },
    select: { id: true, senderHash: true },
  });
  // An unknown reference is compared like a known one, with the hash of an empty address.
  const isRight = isSame(row?.senderHash ?? senderHash(""), senderHash(email));
  if (!row || !isRight) throw refused();
  return { id: row.id, reference };
}
