import type { RatingKind } from "#lib/ratings/open/keys.ts";

/** The one row of a domain that a case is of. */
export type CaseSource =
  | { leadId: string }
  | { submissionId: string }
  | { grantId: string }
  | { feedbackId: string }
  | { memberId: string; countrySlug: string; ratingKind: RatingKind };
