import "server-only";

export {
  type KindRating,
  type ShownComment,
  exportRatingsOf,
  listRatedCountries,
  type OwnRating,
  type RatedCountry,
  readRatings,
  type RatingsView,
  summariseCountry,
} from "./read-ratings.ts";
export {
  decideComment,
  listWaitingComments,
  type WaitingComment,
  readComment,
  type ReadComment,
} from "./comments.ts";
export { fileWaiting, keepWaiting } from "./file-waiting.ts";
export { pageOfCall, ratingForm, ratingFormId, withdrawalForm } from "./forms.ts";
export {
  rateCountry,
  type CommentState,
  type Rated,
  withdrawRating,
  fileMissingCases,
} from "./rate-country.ts";
export { openWaiting, settleWaiting, type WaitingRating } from "./waiting-ratings.ts";
