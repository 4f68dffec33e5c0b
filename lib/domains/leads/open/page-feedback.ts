import { choice, longText } from "#lib/domains/fields/open/fields.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { leadLimits } from "./fields.ts";

const words = (key: string) => ({ area: "leads", key: `feedback.${key}` }) as const;

/** What a reader of the page was looking for. */
export const missingField = longText("missing", {
  words: words("missing"),
  most: leadLimits.feedbackLength,
  rows: 4,
  optional: true,
  autoComplete: "off",
});

export const usefulField = choice("useful", { words: words("useful"), options: ["yes", "no"] });

export const feedbackFields = [usefulField, missingField] as const;

/** The page the feedback is about, as a hidden field. */
export const feedbackUnseen = [unseen("page")] as const;
