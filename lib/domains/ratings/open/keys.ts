/** The kinds of rating, in display order. */
export const ratingKinds = ["visitor", "investor", "friendliness", "ease"] as const;
export type RatingKind = (typeof ratingKinds)[number];

/** All scores, best last. */
export const scores = [1, 2, 3, 4, 5] as const;
