import type { NavigatorAnswer } from "#lib/domains/navigator/open/answer.ts";
import { sentencesOf } from "./judge-answer.ts";
import { placeOf } from "./place.ts";

const mostShown = 3;

/** An answer on one line, to see why it was wrong. */
export function describeAnswer(answer: NavigatorAnswer): string {
  if (answer.does === "refuse")
    return `refuses (${answer.why}) → ${answer.routes.map(({ href }) => href).join(" ")}`;
  if (answer.does === "ask-country") return "asks for the country";
  const sentences = sentencesOf(answer)
    .slice(0, mostShown)
    .map(({ text, cite }) => `${text} [${placeOf(cite.href)}]`);
  return `${answer.does === "ask-passport" ? "asks for the passport: " : ""}${sentences.join(" | ")}`;
}
