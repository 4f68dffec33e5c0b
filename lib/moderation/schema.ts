import { z } from "zod";

/** What POST /api/admin/moderation takes. */
export const wordsDecision = z.object({
  id: z.uuid("This is not the number of a text."),
  decision: z.enum(["keep", "remove"], "Say whether to keep or to remove it."),
});
export type WordsDecision = z.output<typeof wordsDecision>;
