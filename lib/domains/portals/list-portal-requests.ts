import "server-only";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { listOwnCases } from "#lib/domains/cases/index.ts";
import { listSubmissionsOf } from "#lib/domains/forms/index.ts";
import { listLeadsOf, type FiledLead } from "#lib/domains/leads/index.ts";
import { sideOf } from "./open/member-sides.ts";
import type { RequestRow } from "./open/request-row.ts";
import type { Portal } from "./types.ts";

type PortalEnquiry = FiledLead;

const mostRows = 50;

/** The member's latest enquiries about one portal: those of its kinds, or sent from its pages. */
async function listPortalEnquiries({ member }: Visit, portal: Portal): Promise<PortalEnquiry[]> {
  const kinds = portal.enquiries ?? [];
  return kinds.length === 0 ? [] : listLeadsOf(member.email, { take: mostRows, kinds });
}

export type PortalRequest = RequestRow<Date>;

/** The most rows a portal lists; older ones are in the account. */
export const mostRequests = 50;

/** Requests with news first, then the latest. */
const inOrder = (one: PortalRequest, other: PortalRequest): number =>
  Number(other.hasNews) - Number(one.hasNews) || other.filedAt.getTime() - one.filedAt.getTime();

/** What a member sent that belongs to a portal, whether or not they may enter it, because it is theirs. */
export async function listPortalRequests(visit: Visit, portal: Portal): Promise<PortalRequest[]> {
  const { member } = visit;
  const [submissions, enquiries] = await Promise.all([
    listSubmissionsOf(member.id, sideOf(portal.key).forms, mostRequests),
    listPortalEnquiries(visit, portal),
  ]);
  const sent = [
    ...submissions.map(({ form, state: stands, sentAt: filedAt, ...one }) => ({
      ...one,
      filedAt,
      sent: { form, stands },
    })),
    ...enquiries.map(({ reference, leadType, filedAt }) => ({ reference, filedAt, sent: { leadType } })),
  ];
  const references = sent.map(({ reference }) => reference);
  const cases = await listOwnCases(member, { references, take: references.length });
  const byReference = new Map(cases.map((row) => [row.reference, row]));
  const rows = sent.map((one): PortalRequest => {
    // A row stored by a server version without the queue has no case for some minutes.
    const { state = "open", hasNews = false } = byReference.get(one.reference) ?? {};
    return { ...one, state, hasNews };
  });
  return rows.toSorted(inOrder);
}
