import { isCurrency, type CurrencyCode } from "./currencies.ts";

type Given = Readonly<Record<string, string | string[] | undefined>>;
type Field = "amount" | "from" | "to";

export type Converter = {
  /** As it came, so that nothing typed is lost. */
  typed: { amount: string; from: string; to: string };
  /** A sentence for each field that cannot be used; none while nothing was asked. */
  problems: Partial<Record<Field, string>>;
  asked?: { amount: number; from: CurrencyCode; to: CurrencyCode };
};

/** Past this, a number in a browser no longer counts cents. */
const mostAmount = 1e12;
const longestTyped = 40;
const amountShape = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

const first = (value: string | string[] | undefined, otherwise: string): string =>
  ((Array.isArray(value) ? value[0] : value) ?? otherwise).slice(0, longestTyped);

function problemOfAmount(text: string, amount: number): string | undefined {
  if (text === "") return "Give an amount, such as 1250.50.";
  if (/^[-−]/.test(text)) return "Give an amount above 0.";
  if (Number.isNaN(amount)) return "Write the amount in digits, with a point before the cents: 1250.50.";
  if (amount === 0) return "Give an amount above 0.";
  return amount > mostAmount ? "Give an amount of at most 1,000,000,000,000." : undefined;
}

const problemOfCode = (code: string): string | undefined =>
  isCurrency(code) ? undefined : `“${code}” is not one of the currencies here. Choose one from the list.`;

/** Reads what the converter's form sends with GET: thousands may have commas or spaces, decimals a point. */
export function readConverter(given: Given): Converter {
  const typed = {
    amount: first(given["amount"], ""),
    from: first(given["from"], "USD"),
    to: first(given["to"], "EUR"),
  };
  if (["amount", "from", "to"].every((field) => given[field] === undefined)) return { typed, problems: {} };
  const text = typed.amount.trim().replace(/[\s'’]/g, "");
  const amount = amountShape.test(text) ? Number(text.replaceAll(",", "")) : Number.NaN;
  const found = {
    amount: problemOfAmount(text, amount),
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
