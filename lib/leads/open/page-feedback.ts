import { z } from "zod";
import { leadLimits } from "./limits.ts";
import { visitorText, pagePath } from "../schema.ts";
import { says } from "#lib/words/faults.ts";

/** What POST /api/page-feedback takes. */
export const pageFeedback = z.object({
  page: pagePath,
  useful: z.enum(["yes", "no"], says("feedback.useful")),
  /** What the visitor was looking for. */
  missing: visitorText
    .pipe(
      z
        .string()
        .max(leadLimits.feedbackLength, says("feedback.long", { feedbackLength: leadLimits.feedbackLength })),
    )
    .default(""),
});
export type PageFeedback = z.output<typeof pageFeedback>;
