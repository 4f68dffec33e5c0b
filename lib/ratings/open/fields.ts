import type { FormField } from "#lib/http/form-field.ts";
import { ratingKinds, scores, type RatingKind } from "./keys.ts";
import { commentLength } from "./limits.ts";
import { kindLabels } from "./words.ts";
import { numberFormat } from "#lib/words/open/formats.ts";

/** What each kind asks, and what its lowest and its highest score mean. */
export const scales: Record<RatingKind, { question: string; low: string; high: string }> = {
  visitor: { question: "How good a place is it to visit?", low: "Poor", high: "Excellent" },
  investor: {
    question: "How good a place is it to put money into a business?",
    low: "Poor",
    high: "Excellent",
  },
  friendliness: {
    question: "How friendly are people to those who come from elsewhere?",
    low: "Unfriendly",
    high: "Very friendly",
  },
  ease: {
    question: "How easy is it to get things done there, from papers to payments?",
    low: "Very hard",
    high: "Very easy",
  },
};

/** The longest comment as a reader reads it: "1,000". */
const longest = numberFormat().format(commentLength);

export const commentField = {
  kind: "textarea",
  name: "comment",
  path: "comment",
  label: "Comment",
  hint: `At most ${longest} characters. A moderator reads it first; then it is shown without your name.`,
  rows: 4,
} as const satisfies FormField;

/** A rating as the plain answer without script asks for it once more. */
export const ratingFields: readonly FormField[] = [
  {
    kind: "select",
    name: "kind",
    path: "kind",
    label: "What you rate",
    required: true,
    options: [
      { value: "", label: "Choose one" },
      ...ratingKinds.map((kind) => ({
        value: kind,
        label: `${kindLabels[kind]}: ${scales[kind].question}`,
      })),
    ],
  },
  {
    kind: "select",
    name: "score",
    path: "score",
    label: "Your score",
    hint: "1 is the lowest, 5 the highest.",
    required: true,
    options: [
      { value: "", label: "Choose one" },
      ...scores.map((score) => ({ value: String(score), label: String(score) })),
    ],
  },
  commentField,
];
