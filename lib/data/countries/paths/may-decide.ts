import type { Known } from "../record/open/known.ts";
import type { AnswerBasis, PathAnswer } from "./answer-of-path.ts";

/** A part of an answer that may be compared with another country's: its upper end and its year. */
export type Deciding = { value: number; year: number };
export type DecidingMoney = Deciding & { currency: string };

/** Some spans take their upper end from the discontinued Doing Business series. */
const ended = /Doing Business|World Bank/;

const left = (reason: string): { fact: null; reason: string } => ({ fact: null, reason });

/** The year of a value that is neither in doubt nor old; else the reason why it decides nothing. */
function yearOf({ status, year, isLastKnown }: AnswerBasis): Known<number> {
  if (status === "indicative") return left("it is indicative");
  if (year === null) return left("its sources state no year");
  if (isLastKnown) return left(`it is the last known one, of ${year}`);
  return { fact: year, reason: null };
}

/**
 * The highest cost of the whole path. Fees of single steps are no total, and an amount without an upper end may be any.
 */
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

/** The most days it takes, unless that rests on Doing Business, which ended with 2020. */
export function decidingTime({ time }: PathAnswer): Known<Deciding> {
  const { fact } = time;
  if (!fact) return left("the sources do not say");
  if (ended.test(fact.counts)) return left("it rests on Doing Business, which ended with 2020");
  const year = yearOf(fact.basis);
  return year.reason === null ? { fact: { value: fact.max, year: year.fact }, reason: null } : year;
}

/** Converts an amount to a common currency; undefined if there is no rate. */
export type ToOneMoney = (amount: number, currency: string) => number | undefined;

export const noRate = "there is no rate of its currency";

/** Converts an amount that may be compared to the common currency. */
export function inOneMoney(known: Known<DecidingMoney>, toOneMoney: ToOneMoney): Known<DecidingMoney> {
  if (!known.fact) return known;
  const value = toOneMoney(known.fact.value, known.fact.currency);
  return value === undefined
    ? { fact: null, reason: noRate }
    : { fact: { ...known.fact, value }, reason: null };
}

/** The minimum capital; 0 if none is required. */
export function decidingCapital({ capital }: PathAnswer): Known<DecidingMoney> {
  const { fact } = capital;
  if (!fact) return left("the sources do not say");
  const year = yearOf(fact.basis);
  return year.reason === null
    ? { fact: { value: fact.amount, currency: fact.currency, year: year.fact }, reason: null }
    : year;
}
