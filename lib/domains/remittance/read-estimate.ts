import { registry } from "#lib/data/site/registry.ts";
import { readAmount } from "#lib/data/currency/shared/read-amount.ts";
import { isRated, type RateCode } from "#lib/data/currency/open/currencies.ts";
import { rateBetween, type RateBetween } from "#lib/data/currency/open/convert.ts";
import type { KnownRates } from "#lib/data/currency/open/rates.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { firstTyped } from "#lib/platform/text/first-typed.ts";

export type Given = Readonly<Record<string, string | string[] | undefined>>;
/** The query keys that the registry says the page reads. */
export const estimateFields = registry["/send"].reads;
export type EstimateField = (typeof estimateFields)[number];
const amountFields = ["amount", "fee", "offered", "market"] as const satisfies readonly EstimateField[];

/** The cost of a transfer, in the sending currency unless noted otherwise. */
type TransferCost = {
  sent: number;
  fee: number;
  /** What is lost to a rate below the market rate; 0 if the offered rate is better. */
  margin: number;
  /** The sum of fee and margin. */
  total: number;
  /** The total in per cent of the amount sent. */
  percent: number;
  /** In the receiver's currency. */
  received: number;
  /** What would arrive at the market rate without a fee, in the receiver's currency. */
  receivedAtMarket: number;
  /**
   * Set if no provider would offer such a rate: by how many per cent of the market rate it is better (above 0) or
   * worse. The total is then meaningless, because the currencies or the direction are mixed up.
   */
  unlikely?: number;
};

/** How far above or below the market rate a provider's rate can plausibly be, in per cent. */
const likely = { above: 10, below: 50 };

export type Estimate = {
  /** The input as typed, so that nothing is lost. */
  typed: Record<EstimateField, string>;
  problems: Partial<Record<EstimateField, string>>;
  cost?: TransferCost;
  /** Today's rate, if it was used as the market rate. */
  between?: RateBetween | undefined;
};

/** The two currencies whose rate must be looked up; undefined if a rate is typed or not both currencies are chosen. */
function wantedRate(given: Given): { from: RateCode; to: RateCode } | undefined {
  const [from, to] = [firstTyped(given["from"]), firstTyped(given["to"])];
  return firstTyped(given["market"]) === "" && isRated(from) && isRated(to) ? { from, to } : undefined;
}

/** Whether today's rate must be looked up. */
export const asksForRate = (given: Given): boolean => wantedRate(given) !== undefined;

/** The cost of sending `sent` plus `fee`. Both rates are units of the receiver's currency per unit of the sender's. */
export function transferCost(sent: number, fee: number, offered: number, market: number): TransferCost {
  const received = sent * offered;
  const margin = Math.max(0, sent - received / market);
  const total = fee + margin;
  const receivedAtMarket = (sent + fee) * market;
  const off = (offered / market - 1) * 100;
  const isUnlikely = off > likely.above || off < -likely.below;
  return {
    sent,
    fee,
    margin,
    total,
    percent: (total / sent) * 100,
    received,
    receivedAtMarket,
    ...(isUnlikely && { unlikely: off }),
  };
}

type With = { locale?: string | undefined; known?: KnownRates | undefined };

/**
 * Reads what the transfer form sends with GET. The market rate is the one typed, else today's rate between the two
 * currencies, taken from `known`.
 */
export function readEstimate(given: Given, { locale, known }: With = {}): Estimate {
  const typed = Object.fromEntries(
    estimateFields.map((name) => [name, firstTyped(given[name])]),
  ) as Estimate["typed"];
  const wanted = wantedRate(given);
  const between = wanted && known && rateBetween(wanted.from, wanted.to, known);
  const read = Object.fromEntries(
    amountFields.map((name) => [
      name,
      readAmount(typed[name], { mayBeZero: name === "fee", locale, missing: `send.${name}.missing` }),
    ]),
  ) as Record<(typeof amountFields)[number], ReturnType<typeof readAmount>>;
  if (wanted) {
    const problem = between ? undefined : wordsOf("faults", locale)("amount.noRate", wanted);
    read.market = { amount: between?.rate ?? NaN, problem };
  }
  const problems = Object.fromEntries(
    amountFields.flatMap((name) => (read[name].problem ? [[name, read[name].problem]] : [])),
  ) as Estimate["problems"];
  if (Object.keys(problems).length > 0) return { typed, problems };
  const { amount, fee, offered, market } = read;
  const cost = transferCost(amount.amount, fee.amount, offered.amount, market.amount);
  return { typed, problems, cost, between };
}
