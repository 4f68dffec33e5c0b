import { z } from "zod";

const decision = z.enum(["keep", "remove"], "Say whether to keep or to remove it.");

/** What POST /api/admin/moderation takes: what was written about a page, or with the rating of a country. */
export const wordsDecision = z.discriminatedUnion(
  "about",
  [
    z.object({ about: z.literal("page"), id: z.uuid("This is not the number of a text."), decision }),
    z.object({
      about: z.literal("rating"),
      id: z.string().regex(/^[\w-]{43}$/, "This is not the mark of a comment."),
      decision,
    }),
  ],
  "Say what the text is about: page or rating.",
);
export type WordsDecision = z.output<typeof wordsDecision>;

/** What the list says was done, as its address has it. */
export const wordsDone = z.object({ about: z.enum(["page", "rating"]), decision });
