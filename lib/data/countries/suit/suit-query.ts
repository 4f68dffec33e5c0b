import { isCurrency, type CurrencyCode } from "#lib/data/currency/open/currencies.ts";
import { readAmount } from "#lib/data/currency/shared/read-amount.ts";
import { firstTyped, longestName } from "#lib/platform/text/first-typed.ts";
import { choiceReader, type QueryValues } from "../measure/query-choice.ts";
import { findPassport, type Passport } from "../visa/open/passport-names.ts";
import { firsts, wants, whos, type First, type Want, type Who } from "./open/questions.ts";

export type SuitAnswers = {
  want: Want | null;
  who: Who | null;
  passport: Passport | null;
  money: { amount: number; currency: CurrencyCode } | null;
  first: First | null;
};

export type SuitQuery = SuitAnswers & {
  /** Whether there is at least one usable answer. */
  isAnswered: boolean;
  /** The raw input, so that nothing typed is lost. */
  typed: { passport: string; amount: string; currency: string };
  /** What was ignored and why, one sentence each. */
  problems: string[];
};

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

function readMoney(
  { amount: typed, currency }: SuitQuery["typed"],
  problems: string[],
): SuitAnswers["money"] {
  if (typed === "") return null;
  const { amount, problem } = readAmount(typed);
  if (problem) {
    problems.push(`The amount “${typed}” was left out. ${problem}`);
    return null;
  }
  if (isCurrency(currency)) return { amount, currency };
  problems.push(`“${currency}” is no currency that can be chosen here, so your money was left out.`);
  return null;
}

function readPassport(typed: string, problems: string[]): Passport | null {
  if (typed === "") return null;
  const passport = findPassport(typed);
  if (!passport) problems.push(`“${typed}” is no passport of this site, so no rules of visas count.`);
  return passport ?? null;
}

/**
 * Parses the answers in a query. Unusable values are ignored, reported in `problems` and kept in `typed`; it never
 * throws.
 */
export function parseSuitQuery(params: QueryValues): SuitQuery {
  const problems: string[] = [];
  const read = choiceReader(params, problems);
  const ignored = "in the address is none of those offered, so the question counts as not answered.";
  const typed = {
    passport: firstTyped(params["passport"], longestName),
    amount: firstTyped(params["amount"]),
    currency: firstTyped(params["currency"] ?? "USD"),
  };
  const answers: SuitAnswers = {
    want: read("want", keysOf(wants), `What you want to do ${ignored}`),
    who: read("who", keysOf(whos), `Who you are ${ignored}`),
    passport: readPassport(typed.passport, problems),
    money: readMoney(typed, problems),
    first: read("first", keysOf(firsts), `What matters most ${ignored}`),
  };
  if (answers.first === "entry" && !answers.passport) {
    answers.first = null;
    problems.push("Entry without a visa can matter most once your passport is known.");
  }
  return {
    ...answers,
    isAnswered: Object.values(answers).some((answer) => answer !== null),
    typed,
    problems,
  };
}
