import "server-only";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { listLeadsOf, type FiledLead } from "#lib/domains/leads/index.ts";
import type { Portal } from "./types.ts";

export type PortalEnquiry = FiledLead;

const mostRows = 50;

/** The member's latest enquiries about one portal: those of its kinds, or sent from its pages. */
export async function listPortalEnquiries({ member }: Visit, portal: Portal): Promise<PortalEnquiry[]> {
  const kinds = portal.enquiries ?? [];
  return kinds.length === 0 ? [] : listLeadsOf(member.email, { take: mostRows, kinds });
}
