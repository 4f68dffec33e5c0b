import { z } from "zod";
import { leadLimits } from "./limits.ts";
import { visitorText, pagePath } from "../schema.ts";

const say = {
  useful: "Say whether the page was useful: yes or no.",
  long: `Shorten it to at most ${leadLimits.feedbackLength} characters. The contact page takes more.`,
};

/** What POST /api/page-feedback takes. */
export const pageFeedback = z.object({
  page: pagePath,
  useful: z.enum(["yes", "no"], say.useful),
  /** What the visitor was looking for. */
  missing: visitorText.pipe(z.string().max(leadLimits.feedbackLength, say.long)).default(""),
});
export type PageFeedback = z.output<typeof pageFeedback>;
