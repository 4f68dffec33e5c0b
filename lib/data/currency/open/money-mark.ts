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

/** A part of a sentence: an amount if `money` is set, else other text. */
type TextPart = { text: string; money?: { amount: number; currency: RateCode } };

const sizes: Record<string, number> = { m: 1e6, thousand: 1e3, million: 1e6, billion: 1e9 };
/**
 * A currency code before digits, with the scale as a letter or word: "XAF 50m", "TZS 1 million", "BWP 1,000,000". The
 * first of two amounts ("UGX 1 to 5 million") does not match, because its scale follows the second.
 */
const shape =
  /\b([A-Z]{3}) (\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?![\d,.]*\d| to \d)(?:(m)\b| (thousand|million|billion)\b)?/g;

/** Splits a sentence at amounts with a currency code. The parts joined together are the sentence itself. */
export function findAmounts(sentence: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of sentence.matchAll(shape)) {
    const [text, currency, digits = "", decimals = "", letter, word] = found;
    if (!isRated(currency)) continue;
    if (found.index > end) parts.push({ text: sentence.slice(end, found.index) });
    const amount = Number(`${digits.replaceAll(",", "")}${decimals}`) * (sizes[letter ?? word ?? ""] ?? 1);
    parts.push({ text, money: { amount, currency } });
    end = found.index + text.length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end) });
  return parts;
}
