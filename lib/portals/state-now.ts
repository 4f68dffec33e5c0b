import "server-only";
import { Prisma } from "../generated/prisma/client.ts";

/** How a request stands at this moment. */
export type GrantState = "requested" | "approved" | "refused" | "expired";

/** It as a column of a SELECT from `grants g`: an approval that has run out is over by the database's clock. */
export const stateNow = Prisma.sql`
  CASE WHEN g.state = 'approved' AND g.expires_at <= now() THEN 'expired' ELSE g.state::text END AS state`;
