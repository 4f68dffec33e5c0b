import "server-only";
import { listOwnCases, type OwnCaseRow } from "#lib/domains/cases/index.ts";
import { isLinked } from "#lib/data/site/find-entry.ts";
import {
  listLetters,
  listStarted,
  listSubmissions,
  type ListedLetter,
  type ListedStarted,
  type ListedSubmission,
} from "#lib/domains/forms/index.ts";
import { listLeadsOf, type FiledLead } from "#lib/domains/leads/index.ts";
import { listGrants, portals, type MemberGrant } from "#lib/domains/portals/index.ts";
import { listPlannedCountries, type PlannedCountry } from "#lib/domains/plans/index.ts";
import { listRatedCountries, type RatedCountry } from "#lib/domains/ratings/index.ts";
import { listDevices } from "#lib/domains/members/index.ts";
import { listedRows } from "#lib/domains/members/open/limits.ts";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";

export type MemberRequest = FiledLead;

/** The latest enquiries that name the member's address, newest first. */
export const listRequests = ({ member }: Visit): Promise<MemberRequest[]> =>
  listLeadsOf(member.email, { take: listedRows });

export type HeldAccess = MemberGrant;
export type PortalLink = { name: string; path: string };

/** What the hub shows of a member. */
export type Hub = {
  /** What staff did that the member has not seen, newest first. */
  news: OwnCaseRow[];
  requests: MemberRequest[];
  applications: { begun: ListedStarted[]; sent: ListedSubmission[] };
  letters: ListedLetter[];
  access: { held: HeldAccess[]; toAsk: PortalLink[]; open: PortalLink[] };
  planned: PlannedCountry[];
  /** Live sign-ins, this one included. */
  devices: number;
  ratings: RatedCountry[];
};

function linksTo(access: "grant" | "member", held: ReadonlySet<string>): PortalLink[] {
  return portals
    .filter((portal) => portal.access === access && !held.has(portal.key))
    .filter(({ path }) => isLinked(path) && !path.startsWith(hubPath))
    .map(({ name, path }) => ({ name, path }));
}

/** Loads everything concurrently. */
export async function loadHub(visit: Visit): Promise<Hub> {
  const { member } = visit;
  const [news, requests, begun, sent, letters, held, planned, devices, ratings] = await Promise.all([
    listOwnCases(member, { isNews: true, take: listedRows }),
    listRequests(visit),
    listStarted(member.id, listedRows),
    listSubmissions(member.id, listedRows),
    listLetters(member.id, listedRows),
    listGrants(member.id),
    listPlannedCountries(member),
    listDevices(visit),
    listRatedCountries(member),
  ]);
  const keys = new Set(held.map(({ portal }) => portal));
  return {
    news,
    requests,
    applications: { begun, sent },
    letters,
    access: { held, toAsk: linksTo("grant", keys), open: linksTo("member", keys) },
    planned,
    devices: devices.length,
    ratings,
  };
}
