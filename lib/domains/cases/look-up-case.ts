import "server-only";
import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { limit, limitCaller } from "#lib/services/limits/index.ts";
import { readReference } from "#lib/platform/text/reference.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { isHttps, readCookie, setCookie, cookieNames } from "#lib/platform/http/cookies.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";
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

const cookie = cookieNames(isHttps).shown;
const purpose = "shown case";
/** How long a case stays open in a browser after its reference and address were given. */
const shownMinutes = 120;
const body = z.object({ id: z.uuid(), until: z.number() });
const longest = 400;

/** A cookie that opens one case in this browser for two hours. */
export function shownCookieHeader(id: string, now: Date = new Date()): [string, string] {
  const sealed = seal(purpose, { id, until: now.getTime() + shownMinutes * 60_000 });
  return setCookie(cookie, Buffer.from(sealed).toString("base64url"), { seconds: shownMinutes * 60 });
}

/** The case that the cookie opens; undefined if the cookie is forged or expired. */
export function openShown(value: string | undefined, now: Date = new Date()): string | undefined {
  if (!value || value.length > longest) return undefined;
  const parsed = body.safeParse(open(purpose, Buffer.from(value, "base64url")));
  return parsed.success && parsed.data.until > now.getTime() ? parsed.data.id : undefined;
}

export const readShown = (request: { headers: Headers }): string | undefined =>
  openShown(readCookie(request, cookie));
