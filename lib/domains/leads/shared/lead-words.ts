import { wordsOf } from "#lib/platform/words/index.ts";
import type { FiledType, HelpDeskType } from "#lib/data/content/lead-types.ts";
import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";

/** The name of a kind of enquiry, as the visitor and the operator read it. */
export const leadLabel = (type: FiledType, locale?: string): string =>
  wordsOf("leads", locale)(`type.${type}`);

/** The name of a help desk type in the list of topics. */
export const helpDeskTopic = (type: HelpDeskType, locale?: string): string =>
  wordsOf("leads", locale)(`topic.is.${type}`);

/** Shown next to every form that files an enquiry. */
export const retentionSentence = (locale?: string): string =>
  wordsOf("fields", locale)("lead.kept", { months: leadRetentionMonths });
