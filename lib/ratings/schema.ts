import { z } from "zod";
import { visitorText } from "../leads/schema.ts";
import { ratingKinds, scores } from "./open/keys.ts";
import { commentLength } from "./open/limits.ts";
import { says } from "#lib/words/faults.ts";

const kind = z.enum(ratingKinds, says("rating.kind", { kinds: ratingKinds.join(", ") }));
const score = z.literal(scores, says("rating.score"));
const comment = z
  .string(says("rating.comment"))
  .pipe(visitorText)
  .pipe(z.string().max(commentLength, says("rating.long", { most: commentLength })))
  .nullish()
  .transform((text) => text || undefined);

/** What POST /api/country/{slug}/ratings takes. A comment of blanks is none. */
export const ratingInput = z.object({ kind, score, comment }, says("rating.body"));
export type RatingInput = z.output<typeof ratingInput>;

/** What POST /api/country/{slug}/ratings/withdraw takes. */
export const withdrawal = z.object({ kind }, says("rating.body"));
export type Withdrawal = z.output<typeof withdrawal>;
