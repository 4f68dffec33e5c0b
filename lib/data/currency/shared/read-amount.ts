import { isBlank } from "#lib/platform/text/clean.ts";
import { readNumber, type Readings } from "#lib/platform/text/numbers.ts";
import { wordsOf, type WordKey } from "#lib/platform/words/index.ts";
import { sayReadings } from "#lib/platform/words/open/formats.ts";

/** Above this, a JavaScript number can no longer represent cents. */
const mostAmount = 1e12;

type AmountRead = {
  /** NaN if it cannot be used. */
  amount: number;
  /** What is wrong with it, in a sentence. */
  problem: string | undefined;
  /** Both readings, if the input is ambiguous and the user must be asked. */
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
  /** The message for empty input. */
  missing?: WordKey<"faults">;
};

/** Reads a typed amount, with the thousands and decimal separators of any country. */
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
