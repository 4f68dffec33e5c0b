import "server-only";
import { Prisma } from "../generated/prisma/client.ts";

/** What of a row `v` is read of a post. */
export const vacancyColumns = Prisma.sql`
  v.id::text, v.title, v.division, v.country_slug AS country, v.town, v.kind::text AS kind, v.pay, v.work, v.asked,
  v.closes_on AS "closesOn"`;

/** Whether one can still apply, by the clock of the database: its last day counts whole. */
export const isOpenNow = Prisma.sql`
  (v.closed_at IS NULL AND v.closes_on >= (now() AT TIME ZONE 'UTC')::date)`;
