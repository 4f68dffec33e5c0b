import { isRated, type RateCode } from "./currencies.ts";

/**
 * The attribute to spread on the element of an amount, so that it can also be shown in the reader's currency. It is
 * left out for a currency without rates and for zero ("Free"). It is one short attribute because a guide has thirty
 * amounts.
 */
export const moneyMark = (amount: number, currency: string): { "data-money"?: string } =>
  isRated(currency) && Number.isFinite(amount) && amount !== 0
    ? { "data-money": `${currency} ${amount}` }
    : {};

/** Parses what `moneyMark` wrote; undefined for anything else. */
export function readMoneyMark(mark: string): { amount: number; currency: RateCode } | undefined {
  const [currency, digits = "", ...rest] = mark.split(" ");
  const amount = Number(digits);
  return isRated(currency) && digits !== "" && rest.length === 0 && Number.isFinite(amount)
    ? { amount, currency }
    : undefined;
}
