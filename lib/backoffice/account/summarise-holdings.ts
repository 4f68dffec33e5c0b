import "server-only";
import { db } from "#lib/platform/db.ts";
import { countSubmissionsOf } from "#lib/domains/forms/index.ts";
import { countLeadsOf } from "#lib/domains/leads/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";

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
