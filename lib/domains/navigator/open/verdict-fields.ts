import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { choice, longText } from "#lib/domains/fields/open/fields.ts";
import { navigatorLimits } from "./limits.ts";

const words = (key: string) => ({ area: "navigator-page", key: `verdict.${key}` }) as const;

/** Whether an answer was right. */
export const rightField = choice("right", { words: words("right"), options: ["yes", "no"] });

/** What is wrong with it or missing. */
export const wordsField = longText("words", {
  words: words("words"),
  most: navigatorLimits.words,
  rows: 3,
  optional: true,
  autoComplete: "off",
});

export const verdictFields = [wordsField, rightField] as const;

/** Hidden fields with the question that was answered. */
export const verdictUnseen = [unseen("ask"), unseen("country"), unseen("about"), unseen("passport")] as const;
