import { parseAmount } from "#lib/currency/open/parse-amount.ts";

/** What a link has room for (share-link.ts). */
const tooMuch = 1e12;

/** What was paid, as it is typed: null where nothing is, undefined for what is no amount in money. */
export function readPaid(typed: string): number | null | undefined {
  if (typed.trim() === "") return null;
  const amount = parseAmount(typed);
  return amount < tooMuch && Number(amount.toFixed(2)) === amount ? amount : undefined;
}
