import { figureKind, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

/** A value on an axis or on a map, as short as possible: "$10k", "50%", "100m". */
export function tickWords(key: FigureKey, value: number): string {
  const { unit } = figureKind(key);
  const short = numberFormat({
    notation: "compact",
    maximumSignificantDigits: 3,
    ...(unit === "usd" && { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" }),
  }).format(value);
  return unit === "percent" ? `${short}%` : short;
}
