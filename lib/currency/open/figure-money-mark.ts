import { figureKind, type FigureKey } from "#lib/countries/record/open/figures.ts";
import { baseCurrency } from "./currencies.ts";
import { moneyMark } from "./money-mark.ts";

/** `moneyMark` for a figure. International dollars (purchasing power parity) get none: no exchange rate applies to them. */
export const figureMoneyMark = (key: FigureKey, value: number) =>
  figureKind(key).unit === "usd" && !key.includes("_ppp_") ? moneyMark(value, baseCurrency) : {};
