import type { AskedQuestion } from "./answer.ts";

/** A question and its context as query parameters, named as in its address and in the forms of its page. */
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

/**
 * The address at which a question is answered. It has the whole context, so anyone who opens it reads the same answer.
 */
export const navigatorHref = (
  asked: AskedQuestion,
  more: Readonly<Record<string, string>> = {},
): `/navigator?${string}` => `/navigator?${new URLSearchParams({ ...carriedOf(asked), ...more })}`;
