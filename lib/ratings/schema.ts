import { z } from "zod";
import { visitorText } from "../leads/schema.ts";
import { ratingKinds, scores } from "./open/keys.ts";
import { commentLength } from "./open/limits.ts";
import { numberFormat } from "#lib/words/open/formats.ts";

const say = {
  body: "Send what you rate as kind, and your score as a whole number.",
  kind: `Choose what you rate: ${ratingKinds.join(", ")}.`,
  score: "Choose a score from 1 to 5.",
  comment: "Write your comment as text, or leave it out.",
  long: `Shorten your comment to at most ${numberFormat().format(commentLength)} characters.`,
};

const kind = z.enum(ratingKinds, say.kind);
const score = z.literal(scores, say.score);
const comment = z
  .string(say.comment)
  .pipe(visitorText)
  .pipe(z.string().max(commentLength, say.long))
  .nullish()
  .transform((text) => text || undefined);

/** What POST /api/country/{slug}/ratings takes. A comment of blanks is none. */
export const ratingInput = z.object({ kind, score, comment }, say.body);
export type RatingInput = z.output<typeof ratingInput>;

/** What POST /api/country/{slug}/ratings/withdraw takes. */
export const withdrawal = z.object({ kind }, say.body);
export type Withdrawal = z.output<typeof withdrawal>;
