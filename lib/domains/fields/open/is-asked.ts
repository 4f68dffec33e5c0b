import type { When } from "./fields.ts";

/** Whether a field or a step is asked, given the answers before it. */
export function isAsked(
  { when }: { name: string; when?: When },
  answers: Readonly<Record<string, unknown>>,
): boolean {
  if (!when) return true;
  const given = answers[when.field];
  const answered = Array.isArray(given) ? given.map(String) : [asText(given)];
  return answered.some((one) => when.is.includes(one));
}

/** Conditions write the two answers as "yes" and "no". */
const asText = (answer: unknown): string =>
  answer === true ? "yes" : answer === false ? "no" : answer === undefined ? "" : String(answer);
