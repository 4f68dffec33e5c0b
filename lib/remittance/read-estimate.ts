import { registry } from "#lib/site/registry.ts";
import { readAmount } from "#lib/currency/open/read-amount.ts";
import { firstTyped } from "#lib/text/first-typed.ts";

type Given = Readonly<Record<string, string | string[] | undefined>>;
/** What the registry of paths says that the page reads of its query. */
export const estimateFields = registry["/send"].reads;
export type EstimateField = (typeof estimateFields)[number];

/** What a transfer costs, in the currency it is sent in unless said otherwise. */
export type TransferCost = {
  sent: number;
  fee: number;
  /** What the worse rate takes away; 0 where the offered rate is the better one. */
  margin: number;
  /** Fee and margin. */
  total: number;
  /** The total in per cent of what is sent. */
  percent: number;
  /** In the currency of the receiver. */
  received: number;
  /** What would arrive at the market rate and without a fee, in the currency of the receiver. */
  receivedAtMarket: number;
};

export type Estimate = {
  /** As it came, so that nothing typed is lost. */
  typed: Record<EstimateField, string>;
  problems: Partial<Record<EstimateField, string>>;
  cost?: TransferCost;
};

/** The cost of sending `sent` with `fee` on top, at the `offered` and the `market` rate: so many of theirs for one of yours. */
export function transferCost(sent: number, fee: number, offered: number, market: number): TransferCost {
  const received = sent * offered;
  const margin = Math.max(0, sent - received / market);
  const total = fee + margin;
  const receivedAtMarket = (sent + fee) * market;
  return { sent, fee, margin, total, percent: (total / sent) * 100, received, receivedAtMarket };
}

/** Reads what the form of /send sends with GET. */
export function readEstimate(given: Given, locale?: string): Estimate {
  const typed = Object.fromEntries(
    estimateFields.map((name) => [name, firstTyped(given[name])]),
  ) as Estimate["typed"];
  const read = Object.fromEntries(
    estimateFields.map((name) => [name, readAmount(typed[name], { mayBeZero: name === "fee", locale })]),
  ) as Record<EstimateField, ReturnType<typeof readAmount>>;
  const problems = Object.fromEntries(
    estimateFields.flatMap((name) => (read[name].problem ? [[name, read[name].problem]] : [])),
  ) as Estimate["problems"];
  if (Object.keys(problems).length > 0) return { typed, problems };
  const { amount, fee, offered, market } = read;
  return { typed, problems, cost: transferCost(amount.amount, fee.amount, offered.amount, market.amount) };
}
