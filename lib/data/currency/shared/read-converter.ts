import { isCurrency, type CurrencyCode } from "../open/currencies.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { firstTyped } from "#lib/platform/text/first-typed.ts";
import { readAmount } from "./read-amount.ts";

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
