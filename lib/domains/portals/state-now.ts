import "server-only";
import { Prisma } from "#lib/generated/prisma/client.ts";

/** The current state of a request. */
export type GrantState = "requested" | "approved" | "refused" | "expired";

/** The state as a column of a SELECT from `grants g`. The database clock decides whether an approval has expired. */
export const stateNow = Prisma.sql`
  CASE WHEN g.state = 'approved' AND g.expires_at <= now() THEN 'expired' ELSE g.state::text END AS state`;
