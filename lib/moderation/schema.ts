import { z } from "zod";
import { says } from "#lib/words/faults.ts";

const decision = z.enum(["keep", "remove"], says("moderation.decision"));

/** What POST /api/admin/moderation takes: what was written about a page, or with the rating of a country. */
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

/** What the list says was done, as its address has it. */
export const wordsDone = z.object({ about: z.enum(["page", "rating"]), decision });
