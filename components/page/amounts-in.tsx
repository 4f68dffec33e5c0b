import { Fragment } from "react";
import { findAmounts } from "#lib/data/currency/open/find-amounts.ts";
import { moneyMark } from "#lib/data/currency/open/money-mark.ts";

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
