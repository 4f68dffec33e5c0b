import "server-only";
import { isLinked } from "#lib/content/is-linked.ts";
import {
  listLetters,
  listStarted,
  listSubmissions,
  type ListedLetter,
  type ListedStarted,
  type ListedSubmission,
} from "#lib/forms/index.ts";
import { listLeadsOf, type FiledLead } from "#lib/leads/index.ts";
import { listGrants, portals, type MemberGrant } from "#lib/portals/index.ts";
import { listRatedCountries, type RatedCountry } from "#lib/ratings/index.ts";
import { listDevices } from "../devices/list-devices.ts";
import { listedRows } from "../open/limits.ts";
import { hubPath } from "../open/paths.ts";
import type { Visit } from "../open/visit.ts";

export type MemberRequest = FiledLead;

/** The latest enquiries that name the member's address, newest first. */
export const listRequests = ({ member }: Visit): Promise<MemberRequest[]> =>
  listLeadsOf(member.email, { take: listedRows });

export type HeldAccess = MemberGrant;
export type PortalLink = { name: string; path: string };

/** What the hub shows of a member. */
export type Hub = {
  requests: MemberRequest[];
  applications: { begun: ListedStarted[]; sent: ListedSubmission[] };
  letters: ListedLetter[];
  access: { held: HeldAccess[]; toAsk: PortalLink[]; open: PortalLink[] };
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

/** All of it at once. */
export async function loadHub(visit: Visit): Promise<Hub> {
  const [requests, begun, sent, letters, held, devices, ratings] = await Promise.all([
    listRequests(visit),
    listStarted(visit.member.id, listedRows),
    listSubmissions(visit.member.id, listedRows),
    listLetters(visit.member.id, listedRows),
    listGrants(visit.member.id),
    listDevices(visit),
    listRatedCountries(visit.member),
  ]);
  const keys = new Set(held.map(({ portal }) => portal));
  return {
    requests,
    applications: { begun, sent },
    letters,
    access: { held, toAsk: linksTo("grant", keys), open: linksTo("member", keys) },
    devices: devices.length,
    ratings,
  };
}
