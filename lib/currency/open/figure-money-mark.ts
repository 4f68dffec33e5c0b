import { figureKind, type FigureKey } from "#lib/countries/record/open/figures.ts";
import { baseCurrency } from "./currencies.ts";
import { moneyMark } from "./money-mark.ts";

/** `moneyMark` of a figure. International dollars (purchasing power) are a measure: no rate leads from them to money. */
export const figureMoneyMark = (key: FigureKey, value: number) =>
  figureKind(key).unit === "usd" && !key.includes("_ppp_") ? moneyMark(value, baseCurrency) : {};
