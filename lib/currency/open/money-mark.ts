import { isRated, type RateCode } from "./currencies.ts";

/**
 * Spread on the element that shows an amount, so that it can also be seen in the reader's currency. Nothing for a
 * currency without rates here, and for nothing at all ("Free"). One short attribute: a guide has thirty amounts.
 */
export const moneyMark = (amount: number, currency: string): { "data-money"?: string } =>
  isRated(currency) && Number.isFinite(amount) && amount !== 0
    ? { "data-money": `${currency} ${amount}` }
    : {};

/** What `moneyMark` wrote; undefined for anything else. */
export function readMoneyMark(mark: string): { amount: number; currency: RateCode } | undefined {
  const [currency, digits = "", ...rest] = mark.split(" ");
  const amount = Number(digits);
  return isRated(currency) && digits !== "" && rest.length === 0 && Number.isFinite(amount)
    ? { amount, currency }
    : undefined;
}
