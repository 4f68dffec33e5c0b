import { wordsOf, type WordKey } from "#lib/words/index.ts";
import { parseAmount } from "./parse-amount.ts";

/** Past this, a number in a browser no longer counts cents. */
const mostAmount = 1e12;

function problemOf(text: string, amount: number, mayBeZero: boolean): WordKey<"faults"> | undefined {
  if (text === "") return "amount.missing";
  if (/^[-−]/.test(text)) return mayBeZero ? "amount.orZero" : "amount.aboveZero";
  if (Number.isNaN(amount)) return "amount.digits";
  if (amount === 0 && !mayBeZero) return "amount.aboveZero";
  return amount > mostAmount ? "amount.most" : undefined;
}

/** An amount as people type it; NaN with a sentence where it cannot be used. */
export function readAmount(
  typed: string,
  { mayBeZero = false, locale }: { mayBeZero?: boolean; locale?: string | undefined } = {},
): { amount: number; problem: string | undefined } {
  const amount = parseAmount(typed);
  const problem = problemOf(typed.trim(), amount, mayBeZero);
  return { amount, problem: problem && wordsOf("faults", locale)(problem) };
}
