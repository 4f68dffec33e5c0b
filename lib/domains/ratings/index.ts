import "server-only";

export {
  exportRatingsOf,
  listRatedCountries,
  readRatings,
  summariseCountry,
  type KindRating,
  type ShownComment,
  type OwnRating,
  type RatedCountry,
  type RatingsView,
} from "./read-ratings.ts";
export {
  decideComment,
  listWaitingComments,
  readComment,
  type WaitingComment,
  type ReadComment,
} from "./comments.ts";
export { fileWaiting, keepWaiting } from "./file-waiting.ts";
export { pageOfCall, ratingForm, ratingFormId, withdrawalForm } from "./forms.ts";
export {
  rateCountry,
  withdrawRating,
  fileMissingCases,
  type CommentState,
  type Rated,
} from "./rate-country.ts";
export { openWaiting, settleWaiting, type WaitingRating } from "./waiting-ratings.ts";
