import type { Asked, Searched } from "./ask-everything.ts";
import { answerSays } from "./judge-answer.ts";
import type { NearMiss, RefusedQuestion } from "./sets.ts";

export const isRefused = ({ answer }: Pick<Asked<unknown>, "answer">): boolean => answer.does === "refuse";

export const isClarified = ({ answer }: Pick<Asked<unknown>, "answer">): boolean =>
  answer.does === "ask-country";

/** Whether it is refused, and for a right reason. */
export const isRightKind = ({ one, answer }: Asked<RefusedQuestion>): boolean =>
  answer.does === "refuse" && one.why.includes(answer.why);

/** Whether it leads to the expected page. */
export const isRouted = ({ one: { route }, answer }: Asked<RefusedQuestion>): boolean =>
  route === undefined ||
  (answer.does === "refuse" && answer.routes.some(({ href }) => href.split(/[?#]/)[0] === route));

export const hasItsFact = ({ one: { says }, answer }: Asked<NearMiss>): boolean =>
  says === undefined || answerSays(answer, says);

export const isInThree = ({ isRight }: Searched): boolean => isRight.includes(true);
