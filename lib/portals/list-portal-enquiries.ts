import "server-only";
import type { Visit } from "../auth/index.ts";
import { db } from "../db.ts";
import { toAppError } from "../http/faults.ts";
import type { Portal } from "./types.ts";

export type PortalEnquiry = { reference: string; leadType: string; filedAt: Date };

const mostRows = 10;

/** The member's latest enquiries on the matter of one portal: those of its kinds, or sent from its pages. */
export async function listPortalEnquiries({ member }: Visit, portal: Portal): Promise<PortalEnquiry[]> {
  const enquiries = [...(portal.enquiries ?? [])];
  if (enquiries.length === 0) return [];
  return db().$queryRaw<PortalEnquiry[]>`
    SELECT reference, lead_type AS "leadType", filed_at AS "filedAt" FROM leads
    WHERE lower(contact_email) = ${member.email}
      AND (page = ANY(${enquiries}::text[]) OR lead_type = ANY(${enquiries}::text[]))
    ORDER BY filed_at DESC, id LIMIT ${mostRows}`;
}

/** The same for pages: never throws. */
export async function lookUpPortalEnquiries(visit: Visit, portal: Portal): Promise<PortalEnquiry[] | "away"> {
  try {
    return await listPortalEnquiries(visit, portal);
  } catch (thrown) {
    toAppError(thrown, "listPortalEnquiries"); // logs what it was
    return "away";
  }
}
