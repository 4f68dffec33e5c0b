import { money } from "#lib/data/countries/words/open/guide-words.ts";
import { moneyMark } from "#lib/data/currency/open/money-mark.ts";

/**
 * An amount in its own currency, which readers can also see in theirs. One short element, because a guide repeats it.
 */
export function Amount({ amount, currency }: { amount: number; currency: string }) {
  return <b {...moneyMark(amount, currency)}>{money({ amount, currency })}</b>;
}
