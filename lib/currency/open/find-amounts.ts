import { isRated, type RateCode } from "./currencies.ts";

/** A piece of a sentence: an amount of money where `money` says which, other words where it does not. */
export type TextPart = { text: string; money?: { amount: number; currency: RateCode } };

const sizes: Record<string, number> = { m: 1e6, thousand: 1e3, million: 1e6, billion: 1e9 };
/**
 * A code before digits, with the size in letters or words: "XAF 50m", "TZS 1 million", "BWP 1,000,000". The first of two
 * amounts ("UGX 1 to 5 million") is left alone: its size stands with the second.
 */
const shape =
  /\b([A-Z]{3}) (\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?![\d,.]*\d| to \d)(?:(m)\b| (thousand|million|billion)\b)?/g;

/** Cuts a sentence at the amounts it names by currency code. The parts in a row are the sentence itself. */
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
