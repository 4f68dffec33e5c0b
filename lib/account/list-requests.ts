import "server-only";
import type { Visit } from "../auth/index.ts";
import { db } from "../db.ts";
import type { LeadType } from "../leads/lead-types.ts";
import { listedRows } from "./limits.ts";

export type MemberRequest = {
  reference: string;
  leadType: LeadType;
  country: string | null;
  filedAt: Date;
};

/**
 * The latest enquiries that name the member's address, newest first. The address is compared whole and in lower
 * case: a visitor may have typed it in any, and a pattern match would read "_" as any letter.
 */
export async function listRequests({ member }: Visit): Promise<MemberRequest[]> {
  return db().$queryRaw<MemberRequest[]>`
    SELECT l.reference, l.lead_type AS "leadType", c.name AS country, l.filed_at AS "filedAt"
    FROM leads l LEFT JOIN countries c ON c.slug = l.country_slug
    WHERE lower(l.contact_email) = ${member.email}
    ORDER BY l.filed_at DESC, l.id
    LIMIT ${listedRows}`;
}
