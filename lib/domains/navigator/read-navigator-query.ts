import "server-only";
import { findPassport } from "#lib/data/countries/visa/open/passport-names.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { askedOf } from "./asked-of.ts";
import type { AskedQuestion } from "./open/answer.ts";
import { navigatorLimits } from "./open/limits.ts";
import { navigatorQuery } from "./schema.ts";

export type AskedPage = {
  asked: AskedQuestion;
  /** As typed, however long, so that none of it is lost. */
  typed: { ask: string; passport: string };
  /** What in the address could not be used, one sentence each. */
  problems: readonly string[];
  /** The verdict that was just given on the answer. */
  was: "yes" | "no" | undefined;
};

/** Reads the question in an address. What cannot be used is left out and reported in `problems`. */
export function readNavigatorQuery(
  query: Readonly<Record<string, string | string[] | undefined>>,
): AskedPage {
  const read = navigatorQuery.parse(query);
  const { ask, country, passport, was } = read;
  const asked = askedOf(read);
  const { countries = [] } = asked;
  const words = wordsOf("navigator-page");
  const wrong = country.filter((slug) => !countries.includes(slug));
  const problems = [
    ...(ask.length > navigatorLimits.question
      ? [words("problem.long", { length: ask.length, most: navigatorLimits.question })]
      : []),
    ...(wrong[0] ? [words("problem.country", { typed: wrong.join(", ") })] : []),
    ...(passport && !findPassport(passport) ? [words("problem.passport", { typed: passport })] : []),
  ];
  return { asked, typed: { ask, passport }, problems, was: was === "yes" || was === "no" ? was : undefined };
}
