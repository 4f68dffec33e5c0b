import type { Known } from "../record/open/known.ts";
import type { AnswerBasis, PathAnswer } from "./answer-of-path.ts";

/** A part of an answer that may be set against that of another country: its upper end, and the year it is of. */
export type Deciding = { value: number; year: number };
export type DecidingMoney = Deciding & { currency: string };

/** A count that ended stands in some spans as their upper end. */
const ended = /Doing Business|World Bank/;

const left = (reason: string): { fact: null; reason: string } => ({ fact: null, reason });

/** The year of what is known beyond doubt and not old; else why it decides nothing. */
function yearOf({ status, year, isLastKnown }: AnswerBasis): Known<number> {
  if (status === "indicative") return left("it is indicative");
  if (year === null) return left("its sources state no year");
  if (isLastKnown) return left(`it is the last known one, of ${year}`);
  return { fact: year, reason: null };
}

/** What the whole path costs at most. Fees of single steps are no total, and an amount without an upper end may be any. */
export function decidingCost({ cost }: PathAnswer): Known<DecidingMoney> {
  const { fact } = cost;
  if (!fact) return left("the sources do not say");
  if (fact.of === "steps") return left("only fees of single steps are known");
  const year = yearOf(fact.basis);
  if (year.reason !== null) return year;
  return fact.max === null
    ? left("its upper end is not known")
    : { fact: { value: fact.max, currency: fact.currency, year: year.fact }, reason: null };
}

/** How many days it takes at most; not where that rests on Doing Business, which ended with 2020. */
export function decidingTime({ time }: PathAnswer): Known<Deciding> {
  const { fact } = time;
  if (!fact) return left("the sources do not say");
  if (ended.test(fact.counts)) return left("it rests on Doing Business, which ended with 2020");
  const year = yearOf(fact.basis);
  return year.reason === null ? { fact: { value: fact.max, year: year.fact }, reason: null } : year;
}

/** Turns an amount into one money for all; undefined where there is no rate. */
export type ToOneMoney = (amount: number, currency: string) => number | undefined;

export const noRate = "there is no rate of its currency";

/** What may decide, in one money for all. */
export function inOneMoney(known: Known<DecidingMoney>, toOneMoney: ToOneMoney): Known<DecidingMoney> {
  if (!known.fact) return known;
  const value = toOneMoney(known.fact.value, known.fact.currency);
  return value === undefined
    ? { fact: null, reason: noRate }
    : { fact: { ...known.fact, value }, reason: null };
}

/** The capital one must show; 0 where none is asked for. */
export function decidingCapital({ capital }: PathAnswer): Known<DecidingMoney> {
  const { fact } = capital;
  if (!fact) return left("the sources do not say");
  const year = yearOf(fact.basis);
  return year.reason === null
    ? { fact: { value: fact.amount, currency: fact.currency, year: year.fact }, reason: null }
    : year;
}
