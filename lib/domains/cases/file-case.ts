import "server-only";
import type { RatingKind, Prisma } from "#lib/generated/prisma/client.ts";
import { newReference } from "#lib/platform/text/reference.ts";
import { keyedHash } from "#lib/platform/secrets/index.ts";
import { workingDaysAfter, workingDaysOf, type CaseKind, type CaseState } from "./open/kinds.ts";

/** The domain row that a case is about. */
export type CaseSource =
  | { leadId: string }
  | { submissionId: string }
  | { grantId: string }
  | { feedbackId: string }
  | { memberId: string; countrySlug: string; ratingKind: RatingKind };

/** The form in which a sender's address is stored. */
export const senderHash = (address: string): string => keyedHash("case sender", address.toLowerCase());

type Filed = {
  kind: CaseKind;
  topic: string;
  /** The domain's reference; if there is none, a new one is made. */
  reference?: string;
  state?: CaseState;
  countrySlug?: string | null;
  memberId?: string | null;
  /** The sender's address; undefined if the sender is anonymous. */
  address?: string | null | undefined;
  filedAt?: Date;
  /** Working days until an answer is due, if they differ from the kind's default. */
  workingDays?: number | undefined;
};

/**
 * Files something that was sent as a case, in the transaction `on` that stores it. If it was filed before, the case is
 * reopened with a new due date. A case that is still open keeps its due date.
 */
export async function fileCase(
  on: Prisma.TransactionClient,
  source: CaseSource,
  { kind, topic, reference = newReference(), state = "open", ...filed }: Filed,
): Promise<void> {
  const { memberId = null, address, filedAt = new Date() } = filed;
  const countrySlug = "countrySlug" in source ? source.countrySlug : (filed.countrySlug ?? null);
  const row = {
    topic,
    state,
    countrySlug,
    filedAt,
    dueAt: workingDaysAfter(filedAt, filed.workingDays ?? workingDaysOf[kind]),
    updatedAt: filedAt,
    endedAt: state === "done" ? filedAt : null,
  };
  const named = { ...(memberId && { memberId }), senderHash: address ? senderHash(address) : null };
  const { count } = await on.case.createMany({
    data: [{ ...row, ...named, ...source, kind, reference }],
    skipDuplicates: true,
  });
  if (count > 0) return;
  const reopened = await on.case.updateMany({
    where: { ...source, state: { not: "open" } },
    data: { ...row, ...named, mergedIntoId: null, version: { increment: 1 } },
  });
  if (reopened.count > 0) return;
  await on.case.updateMany({
    where: source,
    data: { topic, countrySlug, ...named, updatedAt: filedAt, version: { increment: 1 } },
  });
}
