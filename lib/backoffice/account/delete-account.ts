import "server-only";
import { db } from "#lib/platform/db.ts";
import { countSubmissionsOf, deleteSubmissionsOf } from "#lib/domains/forms/index.ts";
import { countLeadsOf, deleteLeadsOf } from "#lib/domains/leads/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { record } from "#lib/services/audit/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { dropWaitingMail } from "#lib/services/mail/index.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { limit } from "#lib/services/limits/index.ts";
import { dropCodes } from "#lib/domains/members/index.ts";
import { mailboxOf } from "#lib/platform/text/read-address.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** How many rows of each kind are stored for a member. */
export type Holdings = {
  sessions: number;
  knownDevices: number;
  grants: number;
  ratings: number;
  plans: number;
  /** Published in a portal for them alone. */
  documents: number;
  /** Buyers' requests that they are asked to quote for, with their replies. */
  quotes: number;
  /** Forms that are started and not sent. */
  begun: number;
  enquiries: number;
  submissions: number;
};

/** Counts everything that deleting the account would delete. */
export async function summariseHoldings({ member }: Visit): Promise<Holdings> {
  const [counts] = await db().$queryRaw<Omit<Holdings, "enquiries" | "submissions">[]>`
    SELECT (SELECT count(*) FROM sessions WHERE member_id = ${member.id}::uuid)::int AS sessions,
           (SELECT count(*) FROM known_devices WHERE member_id = ${member.id}::uuid)::int AS "knownDevices",
           (SELECT count(*) FROM grants WHERE member_id = ${member.id}::uuid)::int AS grants,
           (SELECT count(*) FROM ratings WHERE member_id = ${member.id}::uuid)::int AS ratings,
           (SELECT count(*) FROM plans WHERE member_id = ${member.id}::uuid)::int AS plans,
           (SELECT count(*) FROM portal_documents WHERE member_id = ${member.id}::uuid)::int AS documents,
           (SELECT count(*) FROM quote_invitations WHERE member_id = ${member.id}::uuid)::int AS quotes,
           (SELECT count(*) FROM started_forms WHERE member_id = ${member.id}::uuid)::int AS begun`;
  if (!counts) throw new Error("a count without a row");
  const [enquiries, submissions] = await Promise.all([
    countLeadsOf(member.email),
    countSubmissionsOf(member),
  ]);
  return { ...counts, enquiries, submissions };
}

/** How many rows of each kind were deleted. */
type Deleted = { sessions: number; enquiries: number; submissions: number; ratings: number };

/**
 * Deletes the account and everything that belongs to it, immediately and permanently, once the member has typed its
 * address. Either everything is deleted or nothing is. Audit rows stay, with a number and a keyed hash in place of the
 * address.
 */
export async function deleteAccount({ member }: Visit, typedEmail: string): Promise<Deleted> {
  if (mailboxOf(typedEmail) !== member.email) {
    await limit("wrongDeletion", member.id, fault("wrongAddressOften"));
    throw new AppError("invalid_input", fault("nothingDeleted"), {
      fields: { email: [fault("wrongAddress")] },
    });
  }
  const { removeFiles, ...deleted } = await db().$transaction(async (on) => {
    const sessions = await on.session.count({ where: { memberId: member.id } });
    const ratings = await on.rating.count({ where: { memberId: member.id } });
    const forms = await deleteSubmissionsOf(member, on);
    const submissions = forms.count;
    const { count } = await on.member.deleteMany({ where: { id: member.id } });
    if (count === 0) throw new AppError("unauthenticated", fault("deletedAlready"));
    const enquiries = await deleteLeadsOf(member.email, on);
    await dropCodes(member.email, on);
    await dropWaitingMail(member.email, on);
    await record(
      {
        action: "account.deleted",
        outcome: "done",
        actorId: member.id,
        address: member.email,
        detail: { sessions, enquiries, submissions, ratings },
      },
      on,
    );
    return { sessions, enquiries, submissions, ratings, removeFiles: forms.removeFiles };
  });
  // The rows are deleted already, so nobody can reach the files. Bytes that cannot be removed now are removed by the
  // next purge.
  await unlessAway("removeFiles", removeFiles);
  return deleted;
}
