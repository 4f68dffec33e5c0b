import { randomInt } from "node:crypto";
import { plainDigits } from "./numbers.ts";

/** Without 0 O 1 I L U: no character is mistaken for another, and no word forms by accident. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const pick = (count: number): string =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join("");

/** A new reference such as AK-7Q3F-M9TX, one of 650 thousand million; the database refuses a duplicate. */
export const newReference = (): string => `AK-${pick(4)}-${pick(4)}`;

const shape = new RegExp(`^AK([${alphabet}]{4})([${alphabet}]{4})$`);

/**
 * Parses a typed or pasted reference, in the digits of any script and with any marks between and around them; undefined
 * if it does not have the form of one.
 */
export function readReference(typed: string): string | undefined {
  const [, first, second] =
    shape.exec(
      plainDigits(typed)
        .toUpperCase()
        .replace(/[^\p{L}\p{N}]/gu, ""),
    ) ?? [];
  return first && second ? `AK-${first}-${second}` : undefined;
}

const referenceTries = 5;

/**
 * Stores something under a free reference. `store` returns undefined if the given reference is taken, and is then
 * called with another.
 */
export async function storeUnderReference<T>(
  store: (reference: string) => Promise<T | undefined>,
  makeReference: () => string = newReference,
): Promise<T> {
  for (let tries = 0; tries < referenceTries; tries += 1) {
    const stored = await store(makeReference());
    if (stored !== undefined) return stored;
  }
  throw new Error("no free reference was found");
}
