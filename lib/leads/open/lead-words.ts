import { wordsOf } from "#lib/words/index.ts";
import type { FiledType, HelpDeskType } from "./lead-types.ts";

/** The name of an enquiry, as the visitor and the operator read it. */
export const leadLabel = (type: FiledType, locale?: string): string =>
  wordsOf("leads", locale)(`type.${type}`);

/** What a help desk type is called among the topics of a desk. */
export const helpDeskTopic = (type: HelpDeskType, locale?: string): string =>
  wordsOf("leads", locale)(`topic.is.${type}`);
