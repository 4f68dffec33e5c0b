import { z } from "zod";
import { fieldSchema } from "#lib/domains/fields/shared/field-schema.ts";
import { says } from "#lib/platform/words/faults.ts";
import { commentField, kindField, scoreField } from "./shared/fields.ts";

const kind = fieldSchema(kindField);

/** The input of POST /api/country/{slug}/ratings. A blank comment counts as none. */
export const ratingInput = z.object(
  { kind, score: fieldSchema(scoreField), comment: fieldSchema(commentField) },
  says("rating.body"),
);
export type RatingInput = z.output<typeof ratingInput>;

/** The input of POST /api/country/{slug}/ratings/withdraw. */
export const withdrawal = z.object({ kind }, says("rating.body"));
export type Withdrawal = z.output<typeof withdrawal>;
