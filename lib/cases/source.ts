import type { RatingKind } from "#lib/ratings/open/keys.ts";

/** The domain row that a case is about. */
export type CaseSource =
  | { leadId: string }
  | { submissionId: string }
  | { grantId: string }
  | { feedbackId: string }
  | { memberId: string; countrySlug: string; ratingKind: RatingKind };
