import "server-only";
import type { Visit } from "#lib/members/open/visit.ts";
import type { Section } from "../content/types.ts";
import { unlessAway } from "../http/unless-away.ts";
import { isFreeMail } from "../email/index.ts";
import { needsWorkAddress } from "./open/keys.ts";
import { listPortalEnquiries, type PortalEnquiry } from "./list-portal-enquiries.ts";
import { readAccess, type Access } from "./read-access.ts";
import { readMemberSections } from "./read-member-sections.ts";
import type { Portal } from "./types.ts";

/** What a signed-in member has in a portal. */
export type MemberSideData = {
  access: Access | { state: "open" };
  /** What is meant for those who may enter; empty for everybody else. */
  sections: readonly Section[];
  enquiries: readonly PortalEnquiry[] | "away";
  /** A request could only be refused: the portal takes work addresses and this member has a private one. */
  lacksWorkAddress: boolean;
};

async function readMemberSide(visit: Visit, portal: Portal, address: string): Promise<MemberSideData> {
  const asked = unlessAway("listPortalEnquiries", () => listPortalEnquiries(visit, portal));
  const access =
    portal.access === "grant" ? await readAccess(visit, portal.key, address) : ({ state: "open" } as const);
  const mayEnter = access.state === "open" || access.state === "approved";
  const [sections, enquiries, lacksWorkAddress] = await Promise.all([
    mayEnter ? readMemberSections(visit, portal, address) : [],
    asked,
    !mayEnter && needsWorkAddress(portal.key) && isFreeMail(visit.member.email),
  ]);
  return { access, sections, enquiries: enquiries ?? "away", lacksWorkAddress };
}

/** It for pages. Never throws: a page can still say what the portal is for when nobody can look the member up. */
export async function lookUpMemberSide(
  visit: Visit,
  portal: Portal,
  address: string,
): Promise<MemberSideData | "away"> {
  return (await unlessAway("readMemberSide", () => readMemberSide(visit, portal, address))) ?? "away";
}
