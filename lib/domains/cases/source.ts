import type { RatingKind } from "#lib/generated/prisma/client.ts";

/** The domain row that a case is about. */
export type CaseSource =
  | { leadId: string }
  | { submissionId: string }
  | { grantId: string }
  | { feedbackId: string }
  | { memberId: string; countrySlug: string; ratingKind: RatingKind };
