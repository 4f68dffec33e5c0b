import "server-only";
import type { Visit } from "../sessions/index.ts";
import { listLeadsOf, type FiledLead } from "#lib/leads/index.ts";
import { listedRows } from "../open/account-limits.ts";

export type MemberRequest = FiledLead;

/** The latest enquiries that name the member's address, newest first. */
export const listRequests = ({ member }: Visit): Promise<MemberRequest[]> =>
  listLeadsOf(member.email, { take: listedRows });
