import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { longText, text } from "#lib/domains/fields/open/fields.ts";

const words = (key: string) => ({ area: "facts", key: `field.${key}` }) as const;
const longestReason = 1000;

/** The source of a new value, which is required. */
export const sourceFields = [
  text("sourceTitle", { words: words("sourceTitle"), most: 200, autoComplete: "off" }),
  text("sourcePublisher", { words: words("sourcePublisher"), most: 200, autoComplete: "off" }),
  text("sourceUrl", { words: words("sourceUrl"), most: 500, autoComplete: "off" }),
  text("sourceAsOf", { words: words("sourceAsOf"), most: 10, autoComplete: "off" }),
] as const;

export const reasonField = longText("reason", {
  words: words("reason"),
  least: 10,
  most: longestReason,
  rows: 3,
});

const answerField = longText("answer", {
  words: words("answer"),
  least: 10,
  most: longestReason,
  rows: 3,
});

/** The form fields of each decision. */
export const fieldsOfDecision = { approve: [], refuse: [answerField], withdraw: [] } as const;

export const editUnseen = [unseen("id"), unseen("country")] as const;
