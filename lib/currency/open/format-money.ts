import type { CurrencyCode } from "./currencies.ts";
import { numberFormat } from "#lib/words/open/formats.ts";

/** Two francs share a sign, and neither has cents in use. */
const byCode = new Set<CurrencyCode>(["XAF", "XOF"]);
const kept = new Map<string, Intl.NumberFormat>();

/** Formatters are dear to make, and a page of amounts wants the same one over and over. */
function formatter(code: CurrencyCode, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${code}${decimals}`;
  let format = kept.get(key);
  if (!format) {
    format = numberFormat({
      style: "currency",
      currency: code,
      currencyDisplay: byCode.has(code) ? "code" : "symbol",
      maximumFractionDigits: decimals,
      minimumFractionDigits: byCode.has(code) ? 0 : decimals,
      trailingZeroDisplay: "stripIfInteger",
      signDisplay: "negative",
    });
    kept.set(key, format);
  }
  return format;
}

const words = numberFormat({
  notation: "compact",
  compactDisplay: "long",
  maximumFractionDigits: 1,
});

/** An amount to the cent: "€1,140.50", "LRD 1,140", "XAF 750". Two decimals at most. */
export const formatMoney = (value: number, code: CurrencyCode): string =>
  Number.isFinite(value) ? formatter(code, 2).format(value) : "not available";

/**
 * An amount that came about by converting, no more exact than it can be: "≈ €105.1 billion", "≈ €1,140", "≈ €9.20".
 * Millions are words, as they are where the amount itself stands.
 */
export function approximate(value: number, code: CurrencyCode): string {
  if (!Number.isFinite(value)) return "not available";
  const size = Math.abs(value);
  if (size > 0 && size < 0.005) return `under ${formatMoney(0.01, code)}`;
  if (size < 99.5) return `≈ ${formatMoney(value, code)}`;
  const whole = formatter(code, 0);
  if (size < 999_999.5) return `≈ ${whole.format(value)}`;
  return `≈ ${value < 0 ? "-" : ""}${whole.format(0).replace("0", words.format(size))}`;
}
