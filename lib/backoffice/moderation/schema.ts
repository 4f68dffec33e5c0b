import { z } from "zod";
import { says } from "#lib/platform/words/faults.ts";

const decision = z.enum(["keep", "remove"], says("moderation.decision"));

/** The input of POST /api/admin/moderation: page feedback, or the comment of a country rating. */
export const wordsDecision = z.discriminatedUnion(
  "about",
  [
    z.object({ about: z.literal("page"), id: z.uuid(says("moderation.id")), decision }),
    z.object({
      about: z.literal("rating"),
      id: z.string().regex(/^[\w-]{43}$/, says("moderation.mark")),
      decision,
    }),
  ],
  says("moderation.about"),
);
export type WordsDecision = z.output<typeof wordsDecision>;

/** The message of the list after a decision, as in its query string. */
export const wordsDone = z.object({ about: z.enum(["page", "rating"]), decision });
