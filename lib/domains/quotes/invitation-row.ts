import "server-only";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { liveStates } from "#lib/domains/forms/index.ts";

/** Whether vendors may be asked about a request `r`, and answer: it is undecided or accepted, and not withdrawn. */
export const requestIsLive = Prisma.sql`r.state = ANY(${[...liveStates]}::submission_state[])`;

/** The status of an invitation `q` to a request `r` now, by the database clock; its last day counts in full. */
export const standingNow = Prisma.sql`
  CASE
    WHEN q.handed_at IS NOT NULL THEN 'handed'
    WHEN q.state = 'withdrawn' OR NOT (${requestIsLive}) THEN 'withdrawn'
    WHEN q.state = 'asked' AND q.until < (now() AT TIME ZONE 'UTC')::date THEN 'over'
    ELSE q.state::text
  END AS standing`;

/** Whether its vendor may answer it now, or change the answer. */
export const mayAnswerNow = Prisma.sql`
  (q.handed_at IS NULL AND q.state <> 'withdrawn' AND q.until >= (now() AT TIME ZONE 'UTC')::date
    AND ${requestIsLive})`;
