import { choice, longText, number } from "#lib/domains/fields/open/fields.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { ratingKinds, scores, type RatingKind, commentLength } from "../open/ratings.ts";

/** The question of a kind, and the meaning of its lowest and highest score. */
export function scaleOf(kind: RatingKind, locale?: string): { question: string; low: string; high: string } {
  const words = wordsOf("fields", locale);
  return {
    question: words(`rating.scale.${kind}`),
    low: words(`rating.scale.${kind}.low`),
    high: words(`rating.scale.${kind}.high`),
  };
}

/** What is rated. Each kind has its own form, which sends this as a hidden field. */
export const kindField = choice("kind", {
  words: { area: "fields", key: "rating.kind" },
  options: ratingKinds,
});

export const scoreField = number("score", {
  words: { area: "fields", key: "rating.score" },
  min: scores[0],
  max: scores[4],
  isScale: true,
});

export const commentField = longText("comment", {
  words: { area: "fields", key: "rating.comment" },
  most: commentLength,
  rows: 4,
  optional: true,
});

export const ratingFields = [kindField, scoreField, commentField] as const;
