import { isBlank } from "#lib/text/is-blank.ts";
import { readNumber } from "#lib/text/read-number.ts";
import type { Readings } from "#lib/text/two-readings.ts";
import { wordsOf, type WordKey } from "#lib/words/index.ts";
import { sayReadings } from "#lib/words/open/say-readings.ts";

/** Past this, a number in a browser no longer counts cents. */
const mostAmount = 1e12;

type AmountRead = {
  /** NaN where it cannot be used. */
  amount: number;
  /** What is wrong with it, in a sentence. */
  problem: string | undefined;
  /** Both readings, where it has two and it has to be asked which is meant. */
  either?: Readings;
};

function problemOf(amount: number, mayBeZero: boolean): WordKey<"faults"> | undefined {
  if (Number.isNaN(amount)) return "amount.digits";
  if (mayBeZero ? amount < 0 : amount <= 0) return mayBeZero ? "amount.orZero" : "amount.aboveZero";
  return amount > mostAmount ? "amount.most" : undefined;
}

type Options = {
  mayBeZero?: boolean;
  locale?: string | undefined;
  /** What is said where nothing is typed. */
  missing?: WordKey<"faults">;
};

/** An amount as people type it, with the marks between thousands and before decimals of any country. */
export function readAmount(
  typed: string,
  { mayBeZero = false, locale, missing = "amount.missing" }: Options = {},
): AmountRead {
  const words = wordsOf("faults", locale);
  if (isBlank(typed)) return { amount: Number.NaN, problem: words(missing) };
  const read = readNumber(typed);
  if (read && "either" in read)
    return {
      amount: Number.NaN,
      problem: words("amount.either", sayReadings(read.either, locale)),
      either: read.either,
    };
  const amount = read?.value ?? Number.NaN;
  const problem = problemOf(amount, mayBeZero);
  return { amount: problem ? Number.NaN : amount, problem: problem && words(problem) };
}
