import { Fragment } from "react";
import { money } from "#lib/data/countries/words/open/guide-words.ts";
import { findAmounts, moneyMark } from "#lib/data/currency/open/money-mark.ts";

/**
 * An amount in its own currency, which readers can also see in theirs. One short element, because a guide repeats it.
 */
export function Amount({ amount, currency }: { amount: number; currency: string }) {
  return <b {...moneyMark(amount, currency)}>{money({ amount, currency })}</b>;
}

/** A sentence whose amounts readers can also see in their own currency. */
export const AmountsIn = ({ text }: { text: string }) =>
  findAmounts(text).map(({ text: part, money }, index) =>
    money ? (
      <span key={index} {...moneyMark(money.amount, money.currency)}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
