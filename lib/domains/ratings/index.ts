import "server-only";

export type { KindRating } from "./count-ratings.ts";
export { decideComment } from "./decide-comment.ts";
export { fileWaiting } from "./file-waiting.ts";
export { pageOfCall, ratingForm, ratingFormId, withdrawalForm } from "./forms.ts";
export { keepWaiting } from "./keep-waiting.ts";
export type { ShownComment } from "./list-comments.ts";
export { listWaitingComments, type WaitingComment } from "./list-waiting-comments.ts";
export { exportRatingsOf, listRatedCountries, type OwnRating, type RatedCountry } from "./own-ratings.ts";
export { rateCountry, type CommentState, type Rated } from "./rate-country.ts";
export { readRatings, type RatingsView } from "./read-ratings.ts";
export { summariseCountry } from "./summarise-country.ts";
export { openWaiting, settleWaiting, type WaitingRating } from "./waiting-ratings.ts";
export { withdrawRating } from "./withdraw-rating.ts";
export { fileMissingCases } from "./file-missing-cases.ts";
export { readComment, type ReadComment } from "./read-comment.ts";
