import "server-only";
import type { Visit } from "#lib/data/access/open/visit.ts";
import type { Section } from "#lib/data/content/types.ts";
import { listOwnCases } from "#lib/domains/cases/index.ts";
import {
  listSubmissionsOf,
  listPlaces,
  listStarted,
  findSubmission,
  type ListedStarted,
  type OwnSubmission,
  type Place,
} from "#lib/domains/forms/index.ts";
import { listLeadsOf, type FiledLead } from "#lib/domains/leads/index.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { isFreeMail } from "#lib/services/mail/index.ts";
import { listAsked, listHanded } from "#lib/domains/quotes/index.ts";
import type { AskedQuote, HandedQuote } from "#lib/domains/quotes/open/quote.ts";
import { listOpenVacancies } from "#lib/domains/vacancies/index.ts";
import type { OpenVacancy } from "#lib/domains/vacancies/open/vacancy.ts";
import { portalRecords } from "./portal-records.ts";
import { requireGrant, readAccess, type Access } from "./read-grants.ts";
import type { Portal } from "./types.ts";
import { sideOf } from "./open/member-sides.ts";
import type { RequestRow } from "./open/request-row.ts";
import { listDocuments, type PortalDocument } from "./documents/read-documents.ts";
import { needsWorkAddress } from "./open/keys.ts";

const sectionsByKey = new Map<string, readonly Section[]>(
  portalRecords.map(({ key, memberSections = [] }) => [key, memberSections]),
);

/**
 * The sections of a portal that need access: for a portal open to members, any member has it; for the others, a member
 * needs an approval that is valid now and from here. Access is checked here, next to the data: everybody else gets 403.
 */
export async function readMemberSections(
  visit: Visit,
  portal: Portal,
  address: string,
): Promise<readonly Section[]> {
  if (portal.access === "grant") await requireGrant(visit, portal.key, address);
  return sectionsByKey.get(portal.key) ?? [];
}

/** The most rows a portal lists; older ones are in the account. */
const mostRequests = 50;

/** The member's latest enquiries about one portal: those of its kinds, or sent from its pages. */
async function listPortalEnquiries({ member }: Visit, portal: Portal): Promise<FiledLead[]> {
  const kinds = portal.enquiries ?? [];
  return kinds.length === 0 ? [] : listLeadsOf(member.email, { take: mostRequests, kinds });
}

export type PortalRequest = RequestRow<Date>;

/** Requests with news first, then the latest. */
const inOrder = (one: PortalRequest, other: PortalRequest): number =>
  Number(other.hasNews) - Number(one.hasNews) || other.filedAt.getTime() - one.filedAt.getTime();

/** What a member sent that belongs to a portal, whether or not they may enter it, because it is theirs. */
async function listPortalRequests(visit: Visit, portal: Portal): Promise<PortalRequest[]> {
  const { member } = visit;
  const [submissions, enquiries] = await Promise.all([
    listSubmissionsOf(member.id, sideOf(portal.key).forms, mostRequests),
    listPortalEnquiries(visit, portal),
  ]);
  const sent = [
    ...submissions.map(({ form, state: status, sentAt: filedAt, ...one }) => ({
      ...one,
      filedAt,
      sent: { form, status },
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

/** The most entries of one kind to show; the rest are in the list of what the member sent. */
const mostHoldings = 12;

/** The accepted submissions of a member in a portal, in full: their profile, their varieties, their household. */
async function listHoldings(
  { member }: Visit,
  portal: Portal,
  requests: readonly PortalRequest[],
): Promise<OwnSubmission[]> {
  const { holds = [] } = sideOf(portal.key);
  const held = requests.filter(
    ({ sent }) => "form" in sent && holds.includes(sent.form) && sent.status === "accepted",
  );
  const found = await Promise.all(
    held.slice(0, mostHoldings).map(({ reference }) => findSubmission(reference, { memberId: member.id })),
  );
  return found.filter((one) => one !== undefined);
}

/** What a member has sent that belongs to a portal, and its outcome. */
export type OwnInPortal = {
  /** Requests with news first. */
  requests: readonly PortalRequest[];
  /** Started and not sent. */
  begun: readonly ListedStarted[];
  holdings: readonly OwnSubmission[];
  /** Their places on the portal's waiting lists; undefined if it has none. */
  places: readonly Place[] | undefined;
  /** The number of their cases with news, in this portal and elsewhere. */
  news: number;
};

/** A signed-in member's data in a portal. */
export type MemberSideData = {
  access: Access | { state: "open" };
  /** The sections that need access; empty for a member without it. */
  sections: readonly Section[];
  own: OwnInPortal | "away";
  /** The documents staff published; undefined if the member may not enter, or the portal has no documents. */
  documents: readonly PortalDocument[] | "away" | undefined;
  /**
   * Open vacancies, if the portal shows them. Every member sees them, so that somebody without access can apply now.
   */
  vacancies: readonly OpenVacancy[] | "away" | undefined;
  /** Quotes the member is asked for as a vendor, and quotes they received as a buyer, if the portal shows them. */
  asked: readonly AskedQuote[] | "away" | undefined;
  handed: readonly HandedQuote[] | "away" | undefined;
  /** A request would be refused: the portal requires a work address and this member has a private one. */
  lacksWorkAddress: boolean;
};

async function readOwn(visit: Visit, portal: Portal): Promise<OwnInPortal> {
  const { forms: sent, waits } = sideOf(portal.key);
  const forms = new Set<string>(sent.map(({ form }) => form));
  const [requests, begun, news, places] = await Promise.all([
    listPortalRequests(visit, portal),
    forms.size > 0 ? listStarted(visit.member.id, mostRequests) : [],
    listOwnCases(visit.member, { isNews: true, take: mostRequests }),
    waits && listPlaces(visit.member.id, waits),
  ]);
  return {
    requests,
    begun: begun.filter(({ form }) => forms.has(form)),
    holdings: await listHoldings(visit, portal, requests),
    places,
    news: news.length,
  };
}

async function readMemberSide(visit: Visit, portal: Portal, address: string): Promise<MemberSideData> {
  const owned = unlessAway("readOwn", () => readOwn(visit, portal));
  const access =
    portal.access === "grant" ? await readAccess(visit, portal.key, address) : ({ state: "open" } as const);
  const mayEnter = access.state === "open" || access.state === "approved";
  const hasDocuments = mayEnter && portal.access === "grant";
  const { shows } = sideOf(portal.key);
  const [sections, own, documents, vacancies, asked, handed, lacksWorkAddress] = await Promise.all([
    mayEnter ? readMemberSections(visit, portal, address) : [],
    owned,
    hasDocuments ? unlessAway("listDocuments", () => listDocuments(visit, portal, address)) : undefined,
    shows === "vacancies"
      ? unlessAway("listOpenVacancies", () => listOpenVacancies(visit.member))
      : undefined,
    shows === "quotes" ? unlessAway("listAsked", () => listAsked(visit.member)) : undefined,
    shows === "quotes" ? unlessAway("listHanded", () => listHanded(visit.member)) : undefined,
    !mayEnter && needsWorkAddress(portal.key) && isFreeMail(visit.member.email),
  ]);
  return {
    access,
    sections,
    own: own ?? "away",
    documents: hasDocuments ? (documents ?? "away") : undefined,
    vacancies: shows === "vacancies" ? (vacancies ?? "away") : undefined,
    asked: shows === "quotes" ? (asked ?? "away") : undefined,
    handed: shows === "quotes" ? (handed ?? "away") : undefined,
    lacksWorkAddress,
  };
}

/** The member's data for pages. Never throws: without it, the page can still describe the portal. */
export async function lookUpMemberSide(
  visit: Visit,
  portal: Portal,
  address: string,
): Promise<MemberSideData | "away"> {
  return (await unlessAway("readMemberSide", () => readMemberSide(visit, portal, address))) ?? "away";
}
