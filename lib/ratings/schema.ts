import { z } from "zod";
import { fieldSchema } from "#lib/forms/open/field-schema.ts";
import { commentField, kindField, scoreField } from "./open/fields.ts";
import { says } from "#lib/words/faults.ts";

const kind = fieldSchema(kindField);

/** What POST /api/country/{slug}/ratings takes. A comment of blanks is none. */
export const ratingInput = z.object(
  { kind, score: fieldSchema(scoreField), comment: fieldSchema(commentField) },
  says("rating.body"),
);
export type RatingInput = z.output<typeof ratingInput>;

/** What POST /api/country/{slug}/ratings/withdraw takes. */
export const withdrawal = z.object({ kind }, says("rating.body"));
export type Withdrawal = z.output<typeof withdrawal>;
