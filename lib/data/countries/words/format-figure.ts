import { figureKind, type FigureKey, type Unit } from "../record/open/figures.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import type { Figure } from "../record/open/schema.ts";

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

type Marked = Pick<
  Figure,
  "estimate" | "indicative" | "stale" | "snapshot" | "lowConfidence" | "review" | "note"
>;

/** The marks (caveats) to show beside a figure or a list, most serious first. */
export function figureMarks(figure: Marked): string[] {
  return [
    figure.lowConfidence && "low confidence",
    figure.stale && "older than 2020",
    figure.indicative && "indicative",
    figure.review && `check: ${figure.review}`,
    figure.estimate && "estimate",
    figure.snapshot && "year of the edition",
    figure.note,
  ].filter((mark) => typeof mark === "string");
}

/** A note may contain several marks; each counts separately. */
const singly = (figure: Figure): string[] => figureMarks(figure).flatMap((mark) => mark.split("; "));

/** Splits the marks of figures that are shown together: `shared` has the marks of all, `own` the rest of each. */
export function partMarks(figures: readonly Figure[]): {
  shared: string[];
  own: (figure: Figure) => string[];
} {
  const [first, ...others] = figures.map(singly);
  const shared = (first ?? []).filter((mark) => others.every((marks) => marks.includes(mark)));
  return { shared, own: (figure) => singly(figure).filter((mark) => !shared.includes(mark)) };
}
