import "server-only";
import { Prisma } from "#lib/generated/prisma/client.ts";

/** The columns of a row `v` that a vacancy is read from. */
export const vacancyColumns = Prisma.sql`
  v.id::text, v.title, v.division, v.country_slug AS country, v.town, v.kind::text AS kind, v.pay, v.work, v.asked,
  v.closes_on AS "closesOn"`;

/** Whether applications are still open, by the database clock; the last day counts in full. */
export const isOpenNow = Prisma.sql`
  (v.closed_at IS NULL AND v.closes_on >= (now() AT TIME ZONE 'UTC')::date)`;
