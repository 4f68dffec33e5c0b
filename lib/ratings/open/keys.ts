/** What a country is rated for, in the order in which it is shown. */
export const ratingKinds = ["visitor", "investor", "friendliness", "ease"] as const;
export type RatingKind = (typeof ratingKinds)[number];

/** Every score there is, the best last. */
export const scores = [1, 2, 3, 4, 5] as const;
