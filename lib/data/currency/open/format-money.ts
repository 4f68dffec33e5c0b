import type { CurrencyCode } from "./currencies.ts";
import { fill, type LeafWords } from "#lib/platform/words/open/leaf-words.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

/** The two CFA francs share a symbol, and neither has cents in use. */
const byCode = new Set<CurrencyCode>(["XAF", "XOF"]);
const kept = new Map<string, Intl.NumberFormat>();

/** Caches formatters, because they are expensive to create and a page of amounts needs the same one repeatedly. */
function formatter(code: CurrencyCode, decimals: 0 | 2, locale: string): Intl.NumberFormat {
  const key = `${code}${decimals}${locale}`;
  let format = kept.get(key);
  if (!format) {
    const options: Intl.NumberFormatOptions = {
      style: "currency",
      currency: code,
      currencyDisplay: byCode.has(code) ? "code" : "symbol",
      maximumFractionDigits: decimals,
      minimumFractionDigits: byCode.has(code) ? 0 : decimals,
      trailingZeroDisplay: "stripIfInteger",
      signDisplay: "negative",
    };
    format = numberFormat(options, locale);
    kept.set(key, format);
  }
  return format;
}

const large = { notation: "compact", compactDisplay: "long", maximumFractionDigits: 1 } as const;

/** Formats an amount to the cent: "€1,140.50", "LRD 1,140", "XAF 750". It has at most two decimals. */
export const formatMoney = (value: number, code: CurrencyCode, words: LeafWords): string =>
  Number.isFinite(value) ? formatter(code, 2, words.locale).format(value) : words["amount.none"];

/**
 * Formats a converted amount, rounded to a plausible precision: "≈ €105.1 billion", "≈ €1,140", "≈ €9.20". Millions are
 * written as words, as in the original amounts.
 */
export function approximate(value: number, code: CurrencyCode, words: LeafWords): string {
  if (!Number.isFinite(value)) return words["amount.none"];
  const size = Math.abs(value);
  if (size > 0 && size < 0.005)
    return fill(words["amount.under"], { amount: formatMoney(0.01, code, words) });
  if (size < 99.5) return `≈ ${formatMoney(value, code, words)}`;
  const whole = formatter(code, 0, words.locale);
  if (size < 999_999.5) return `≈ ${whole.format(value)}`;
  const short = numberFormat(large, words.locale).format(size);
  return `≈ ${value < 0 ? "-" : ""}${whole.format(0).replace(numberFormat({}, words.locale).format(0), short)}`;
}
