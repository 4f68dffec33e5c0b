import { isBlank } from "#lib/platform/text/clean.ts";
import { type Readings } from "#lib/platform/text/numbers.ts";
import { readNumber } from "#lib/platform/text/read-number.ts";
import { wordsOf, type WordKey } from "#lib/platform/words/index.ts";
import { formatReadings } from "#lib/platform/words/open/formats.ts";
import { isCurrency, type CurrencyCode } from "../open/currencies.ts";
import { firstTyped } from "#lib/platform/text/first-typed.ts";

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
      problem: words("amount.either", formatReadings(read.either, locale)),
      either: read.either,
    };
  const amount = read?.value ?? Number.NaN;
  const problem = problemOf(amount, mayBeZero);
  return { amount: problem ? Number.NaN : amount, problem: problem && words(problem) };
}

type Given = Readonly<Record<string, string | string[] | undefined>>;
type Field = "amount" | "from" | "to";

export type Converter = {
  /** The input as typed, so that nothing is lost. */
  typed: { amount: string; from: string; to: string };
  /** A message for each field that cannot be used; none if nothing was submitted. */
  problems: Partial<Record<Field, string>>;
  asked?: { amount: number; from: CurrencyCode; to: CurrencyCode };
};

const problemOfCode = (code: string, locale?: string): string | undefined =>
  isCurrency(code) ? undefined : wordsOf("faults", locale)("amount.currency", { code });

/**
 * Reads what the converter form sends with GET. Thousands may be separated by commas or spaces, decimals by a point.
 */
export function readConverter(given: Given, locale?: string): Converter {
  const typed = {
    amount: firstTyped(given["amount"]),
    from: firstTyped(given["from"] ?? "USD"),
    to: firstTyped(given["to"] ?? "EUR"),
  };
  if (["amount", "from", "to"].every((field) => given[field] === undefined)) return { typed, problems: {} };
  const { amount, problem } = readAmount(typed.amount, { locale });
  const found = {
    amount: problem,
    from: problemOfCode(typed.from, locale),
    to: problemOfCode(typed.to, locale),
  };
  const problems = Object.fromEntries(
    Object.entries(found).filter(([, sentence]) => sentence),
  ) as Converter["problems"];
  const { from, to } = typed;
  return Object.keys(problems).length === 0 && isCurrency(from) && isCurrency(to)
    ? { typed, problems, asked: { amount, from, to } }
    : { typed, problems };
}
