import { figureKind, type FigureKey } from "../record/open/figures.ts";
import { numberFormat } from "#lib/words/open/formats.ts";

/** A value where there is little room, as short as can be: "$10k", "50%", "100m". */
export function shortFigure(key: FigureKey, value: number): string {
  const { unit } = figureKind(key);
  const short = numberFormat({
    notation: "compact",
    maximumSignificantDigits: 3,
    ...(unit === "usd" && { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" }),
  }).format(value);
  return unit === "percent" ? `${short}%` : short;
}
