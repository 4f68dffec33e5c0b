import type { FormField } from "#lib/http/form-field.ts";
import { wordsOf } from "#lib/words/index.ts";
import { ratingKinds, scores, type RatingKind } from "./keys.ts";
import { commentLength } from "./limits.ts";

/** What a kind asks, and what its lowest and its highest score mean. */
export function scaleOf(kind: RatingKind, locale?: string): { question: string; low: string; high: string } {
  const words = wordsOf("fields", locale);
  return {
    question: words(`rating.scale.${kind}`),
    low: words(`rating.scale.${kind}.low`),
    high: words(`rating.scale.${kind}.high`),
  };
}

export function commentField(locale?: string): FormField {
  const words = wordsOf("fields", locale);
  return {
    kind: "textarea",
    name: "comment",
    path: "comment",
    label: words("rating.comment"),
    hint: words("rating.commentHint", { most: commentLength }),
    rows: 4,
  };
}

/** A rating as the plain answer without script asks for it once more. */
export function ratingFields(locale?: string): readonly FormField[] {
  const words = wordsOf("fields", locale);
  const leaf = wordsOf("leaf", locale);
  const none = { value: "", label: words("chooseOne") };
  return [
    {
      kind: "select",
      name: "kind",
      path: "kind",
      label: words("rating.kind"),
      required: true,
      options: [
        none,
        ...ratingKinds.map((kind) => ({
          value: kind,
          label: words("rating.kindOption", {
            kind: leaf(`ratings.kind.${kind}`),
            question: scaleOf(kind, locale).question,
          }),
        })),
      ],
    },
    {
      kind: "select",
      name: "score",
      path: "score",
      label: words("rating.score"),
      hint: words("rating.scoreHint"),
      required: true,
      options: [none, ...scores.map((score) => ({ value: String(score), label: String(score) }))],
    },
    commentField(locale),
  ];
}
