import { figureKind, type FigureKey } from "../../record/open/figures.ts";
import { baseCurrency } from "#lib/data/currency/open/currencies.ts";
import { moneyMark } from "#lib/data/currency/open/money-mark.ts";

/**
 * `moneyMark` for a figure. International dollars (purchasing power parity) get none: no exchange rate applies to them.
 */
export const figureMoneyMark = (key: FigureKey, value: number) =>
  figureKind(key).unit === "usd" && !key.includes("_ppp_") ? moneyMark(value, baseCurrency) : {};
