import "server-only";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { db } from "#lib/platform/db.ts";
import type { Campaign } from "#lib/platform/http/campaign.ts";

/** The current state of a request. */
export type GrantState = "requested" | "approved" | "refused" | "expired";

/** The state as a column of a SELECT from `grants g`. The database clock decides whether an approval has expired. */
export const stateNow = Prisma.sql`
  CASE WHEN g.state = 'approved' AND g.expires_at <= now() THEN 'expired' ELSE g.state::text END AS state`;

export type GrantRow = Campaign & {
  id: string;
  portal: string;
  state: GrantState;
  email: string;
  audience: string | null;
  country: string | null;
  organisation: string | null;
  purpose: string;
  reason: string | null;
  networks: string[];
  requestedAt: Date;
  decidedAt: Date | null;
  expiresAt: Date | null;
};

const grantRow = Prisma.sql`
    SELECT g.id::text, g.portal, m.email, m.audience, m.country_slug AS country, g.organisation, g.purpose, g.reason,
      g.networks, g.requested_at AS "requestedAt", g.decided_at AS "decidedAt", g.expires_at AS "expiresAt",
      g.utm_source AS "utmSource", g.utm_medium AS "utmMedium", g.utm_campaign AS "utmCampaign", ${stateNow}
    FROM grants g JOIN members m ON m.id = g.member_id`;

const mostRows = 500;

/** Requests for the staff who decide them: the open ones, oldest first, or with `isAll` all of them, newest first. */
export async function listGrantRequests({ isAll = false, take = 200 } = {}): Promise<GrantRow[]> {
  return db().$queryRaw<GrantRow[]>`
    ${grantRow}
    WHERE ${isAll} OR g.state = 'requested'
    ORDER BY CASE WHEN ${isAll} THEN g.requested_at END DESC NULLS LAST, g.requested_at, g.id
    LIMIT ${Math.min(take, mostRows)}`;
}

/** One request, for the staff who decide it. */
export async function readGrantRequest(id: string): Promise<GrantRow | undefined> {
  const [row] = await db().$queryRaw<GrantRow[]>`${grantRow} WHERE g.id = ${id}::uuid`;
  return row;
}
