import { registry } from "#lib/site/registry.ts";
import { readAmount } from "#lib/currency/open/read-amount.ts";
import { isRated, type RateCode } from "#lib/currency/open/currencies.ts";
import { rateBetween, type RateBetween } from "#lib/currency/open/rate-between.ts";
import type { KnownRates } from "#lib/currency/open/rates.ts";
import { wordsOf } from "#lib/words/index.ts";
import { firstTyped } from "#lib/text/first-typed.ts";

export type Given = Readonly<Record<string, string | string[] | undefined>>;
/** What the registry of paths says that the page reads of its query. */
export const estimateFields = registry["/send"].reads;
export type EstimateField = (typeof estimateFields)[number];
const amountFields = ["amount", "fee", "offered", "market"] as const satisfies readonly EstimateField[];

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
  /**
   * Where no provider offers such a rate: by how many per cent of the market rate it is better (above 0) or worse. Then the
   * total says nothing: currencies, or a direction, are mixed up.
   */
  unlikely?: number;
};

/** No provider gives a rate that is further above the market than this, or takes more of it; in per cent. */
const likely = { above: 10, below: 50 };

export type Estimate = {
  /** As it came, so that nothing typed is lost. */
  typed: Record<EstimateField, string>;
  problems: Partial<Record<EstimateField, string>>;
  cost?: TransferCost;
  /** The rate of the day, where it was taken as that of the market. */
  between?: RateBetween | undefined;
};

/** Of which two currencies the rate is wanted; undefined where one is typed, or not both are chosen. */
function wantedRate(given: Given): { from: RateCode; to: RateCode } | undefined {
  const [from, to] = [firstTyped(given["from"]), firstTyped(given["to"])];
  return firstTyped(given["market"]) === "" && isRated(from) && isRated(to) ? { from, to } : undefined;
}

/** Whether the rate of the day has to be looked up. */
export const asksForRate = (given: Given): boolean => wantedRate(given) !== undefined;

/** The cost of sending `sent` with `fee` on top, at the `offered` and the `market` rate: so many of theirs for one of yours. */
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
 * Reads what the form of a transfer sends with GET. The rate of the market is the one that is typed; else that of the day
 * between the two currencies, by the rates that are `known`.
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
