/** The kinds of rating, in display order. */
export const ratingKinds = ["visitor", "investor", "friendliness", "ease"] as const;
export type RatingKind = (typeof ratingKinds)[number];

/** All scores, best last. */
export const scores = [1, 2, 3, 4, 5] as const;

/** The longest comment, in UTF-16 units, as a browser's `maxlength` counts them. */
export const commentLength = 1000;

/** The most comments shown for a country: the newest. */
export const listedComments = 50;

/** How long a rating waits in a browser for its sign-in. */
export const waitingMinutes = 30;
