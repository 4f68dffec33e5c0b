import { isCurrency, type CurrencyCode } from "./currencies.ts";
import { firstTyped, readAmount } from "./read-amount.ts";

type Given = Readonly<Record<string, string | string[] | undefined>>;
type Field = "amount" | "from" | "to";

export type Converter = {
  /** As it came, so that nothing typed is lost. */
  typed: { amount: string; from: string; to: string };
  /** A sentence for each field that cannot be used; none while nothing was asked. */
  problems: Partial<Record<Field, string>>;
  asked?: { amount: number; from: CurrencyCode; to: CurrencyCode };
};

const problemOfCode = (code: string): string | undefined =>
  isCurrency(code) ? undefined : `“${code}” is not one of the currencies here. Choose one from the list.`;

/** Reads what the converter's form sends with GET: thousands may have commas or spaces, decimals a point. */
export function readConverter(given: Given): Converter {
  const typed = {
    amount: firstTyped(given["amount"], ""),
    from: firstTyped(given["from"], "USD"),
    to: firstTyped(given["to"], "EUR"),
  };
  if (["amount", "from", "to"].every((field) => given[field] === undefined)) return { typed, problems: {} };
  const { amount, problem } = readAmount(typed.amount);
  const found = {
    amount: problem,
    from: problemOfCode(typed.from),
    to: problemOfCode(typed.to),
  };
  const problems = Object.fromEntries(
    Object.entries(found).filter(([, sentence]) => sentence),
  ) as Converter["problems"];
  const { from, to } = typed;
  return Object.keys(problems).length === 0 && isCurrency(from) && isCurrency(to)
    ? { typed, problems, asked: { amount, from, to } }
    : { typed, problems };
}
