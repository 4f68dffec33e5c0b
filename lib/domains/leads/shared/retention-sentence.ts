import { wordsOf } from "#lib/platform/words/index.ts";
import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";

/** Shown next to every form that files an enquiry. */
export const retentionSentence = (locale?: string): string =>
  wordsOf("fields", locale)("lead.kept", { months: leadRetentionMonths });
