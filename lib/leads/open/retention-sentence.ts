import { wordsOf } from "#lib/words/index.ts";
import { leadRetentionMonths } from "./limits.ts";

/** Said beside every form that files an enquiry. */
export const retentionSentence = (locale?: string): string =>
  wordsOf("fields", locale)("lead.kept", { months: leadRetentionMonths });
