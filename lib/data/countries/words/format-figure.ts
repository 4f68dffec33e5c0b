import { figureKind, type FigureKey, type Unit } from "../record/open/figures.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

const dollars = { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" } as const;

/** Numbers of a million or more are easier to read as words; smaller ones are not changed. */
function compact(value: number): string {
  const format = numberFormat({
    notation: "compact",
    compactDisplay: "long",
    maximumFractionDigits: 1,
    signDisplay: "negative",
  });
  return format.format(value);
}

/** A number with its unit. `decimals` is the maximum and, for scores, also the minimum, so that they line up. */
function withUnit(unit: Unit, value: number, decimals: number): string {
  const number = (options: Intl.NumberFormatOptions = {}) =>
    numberFormat({
      maximumFractionDigits: decimals,
      signDisplay: "negative",
      ...options,
    }).format(value);
  switch (unit) {
    case "usd":
      return number({ ...dollars, minimumFractionDigits: 0 });
    case "percent":
      return number({ style: "unit", unit: "percent" });
    case "km":
      return number({ style: "unit", unit: "kilometer" });
    case "km2":
      return `${number()} km²`;
    case "years":
      return number({ style: "unit", unit: "year", unitDisplay: "long" });
    case "days":
      return number({ style: "unit", unit: "day", unitDisplay: "long" });
    case "hours":
      return number({ style: "unit", unit: "hour", unitDisplay: "long" });
    case "per_100":
      return `${number()} per 100 people`;
    case "score":
      return number({ minimumFractionDigits: decimals });
    case "people":
    case "count":
    case "rank":
      return number();
    default:
      return unit satisfies never;
  }
}

/**
 * Formats a figure for a reader: "$114.2 billion", "35.3 million", "14.2%", "13 days". A rank says out of how many only
 * if `of` is given. A value that is not a number reads "No data".
 */
export function formatFigure(key: FigureKey, value: number, of?: number): string {
  if (!Number.isFinite(value)) return "No data";
  const { unit, decimals = 0 } = figureKind(key);
  if (unit === "usd" && Math.abs(value) >= 1e6) {
    const sign = value < 0 ? "-" : "";
    return `${sign}$${compact(Math.abs(value))}`;
  }
  if (unit === "people" && Math.abs(value) >= 1e6) return compact(value);
  const text = withUnit(unit, value, decimals);
  return unit === "rank" && of ? `${text} of ${numberFormat().format(of)}` : text;
}

/** A number without a unit. */
export const formatNumber = (value: number, decimals = 1): string =>
  numberFormat({ maximumFractionDigits: decimals }).format(value);

/** No tax or contribution rate has this many decimals. */
const allDecimals = 6;

/** A rate of a tax, a levy or a contribution, as its source states it: "25.75%". It is never rounded. */
export const formatRate = (pct: number): string => withUnit("percent", pct, allDecimals);

/** A share of a whole, as "14.2%". */
export const formatShare = (pct: number): string => withUnit("percent", pct, 1);
