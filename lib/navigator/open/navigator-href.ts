import type { AskedQuestion } from "./answer.ts";

/** A question and what is known beside it, as its address and the forms of its page name them. */
export const carriedOf = ({
  ask,
  countries = [],
  about,
  passport,
}: AskedQuestion): Readonly<Record<string, string>> => ({
  ask,
  ...(countries.length > 0 && { country: countries.join(",") }),
  ...(about && { about }),
  ...(passport && { passport }),
});

/** The address at which a question is answered; whoever has it reads the same answer. */
export const navigatorHref = (
  asked: AskedQuestion,
  more: Readonly<Record<string, string>> = {},
): `/navigator?${string}` => `/navigator?${new URLSearchParams({ ...carriedOf(asked), ...more })}`;
