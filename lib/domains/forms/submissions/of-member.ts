import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Member } from "#lib/data/access/open/visit.ts";
import { removeUploadsOf } from "#lib/services/uploads/index.ts";
import { openStarted } from "../started/started.ts";
import { addressHash, openSubmission, openWords } from "./submission-body.ts";

type Whose = Pick<Member, "id" | "email">;

/** A member's submissions: sent while signed in, or without an account from the same address. */
const ownOf = ({ id, email }: Whose): Prisma.SubmissionWhereInput => ({
  OR: [{ memberId: id }, { memberId: null, addressHash: addressHash(email) }],
});

/** How many forms a member sent. */
export const countSubmissionsOf = (member: Whose): Promise<number> =>
  db().submission.count({ where: ownOf(member) });

/**
 * Deletes what a member sent and what they have begun, in the transaction `on`, and returns how many were sent. Call
 * `removeFiles` after its commit; the purge removes the files that this does not reach.
 */
export async function deleteSubmissionsOf(
  member: Whose,
  on: Prisma.TransactionClient,
): Promise<{ count: number; removeFiles: () => Promise<void> }> {
  const select = { id: true } as const;
  const begun = await on.startedForm.findMany({ where: { memberId: member.id }, select });
  const sent = await on.submission.findMany({ where: ownOf(member), select });
  await on.startedForm.deleteMany({ where: { id: { in: begun.map(({ id }) => id) } } });
  const { count } = await on.submission.deleteMany({ where: { id: { in: sent.map(({ id }) => id) } } });
  return {
    count,
    removeFiles: async () => {
      for (const { id } of begun) await removeUploadsOf({ draftId: id });
      for (const { id } of sent) await removeUploadsOf({ submissionId: id });
    },
  };
}

/** Everything stored of what a member sent or has begun, for a copy of their data; latest first. */
export async function exportSubmissionsOf(member: Whose, take: number) {
  const [sent, begun] = await Promise.all([
    db().submission.findMany({
      where: ownOf(member),
      orderBy: [{ sentAt: "desc" }, { id: "asc" }],
      take,
      select: {
        id: true,
        reference: true,
        form: true,
        state: true,
        sealed: true,
        sentAt: true,
        endedAt: true,
        expiresAt: true,
        listing: { select: { directory: true, listedAt: true, body: true } },
        events: { orderBy: { id: "asc" }, select: { kind: true, at: true, sealed: true } },
      },
    }),
    db().startedForm.findMany({
      where: { memberId: member.id },
      orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
      take,
      select: { id: true, form: true, sealed: true, updatedAt: true, expiresAt: true },
    }),
  ]);
  return {
    sent: sent.map(({ id, sealed, events, ...row }) => ({
      ...row,
      ...openSubmission(row.reference, sealed),
      events: events.map(({ kind, at, sealed: words }) => ({ kind, at, words: openWords(id, words) })),
    })),
    begun: begun.map(({ id, sealed, ...row }) => ({ ...row, answers: openStarted({ id, sealed }) })),
  };
}
