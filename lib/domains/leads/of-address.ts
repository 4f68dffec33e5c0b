import "server-only";
import { db } from "#lib/platform/db.ts";
import { Prisma } from "#lib/generated/prisma/client.ts";
import type { Campaign } from "#lib/platform/http/campaign.ts";
import type { FiledType } from "#lib/data/content/lead-types.ts";

/**
 * Matches the enquiries that name a member's address, no matter who sent them. The comparison is exact and in lower
 * case: a visitor may have typed it in any case, and a pattern match would treat "_" as a wildcard. `email` is in lower
 * case already.
 */
const isOf = (email: string): Prisma.Sql => Prisma.sql`lower(l.contact_email) = ${email}`;

/** An enquiry as its sender sees it in a list: without the words. */
export type FiledLead = {
  reference: string;
  leadType: FiledType;
  /** The name of the country it is about. */
  country: string | null;
  filedAt: Date;
};

/** The latest enquiries of an address, newest first; with `kinds`, only those of these kinds or from these pages. */
export async function listLeadsOf(
  email: string,
  { take, kinds }: { take: number; kinds?: readonly string[] },
): Promise<FiledLead[]> {
  const named = kinds && Prisma.sql`${[...kinds]}::text[]`;
  const isNamed = named
    ? Prisma.sql`AND (l.page = ANY(${named}) OR l.lead_type = ANY(${named}))`
    : Prisma.empty;
  return db().$queryRaw<FiledLead[]>`
    SELECT l.reference, l.lead_type AS "leadType", c.name AS country, l.filed_at AS "filedAt"
    FROM leads l LEFT JOIN countries c ON c.slug = l.country_slug
    WHERE ${isOf(email)} ${isNamed}
    ORDER BY l.filed_at DESC, l.id
    LIMIT ${take}`;
}

/** Everything stored of an enquiry, for the person it belongs to. */
type WholeLead = Campaign & {
  reference: string;
  leadType: string;
  country: string | null;
  name: string | null;
  email: string;
  messages: unknown;
  page: string;
  filedAt: Date;
};

/** The enquiries of an address in full, for a copy of a person's data; newest first. */
export async function exportLeadsOf(email: string, take: number): Promise<WholeLead[]> {
  return db().$queryRaw<WholeLead[]>`
    SELECT l.reference, l.lead_type AS "leadType", l.country_slug AS country, l.contact_name AS name,
           l.contact_email AS email, l.messages, l.page, l.utm_source AS "utmSource", l.utm_medium AS "utmMedium",
           l.utm_campaign AS "utmCampaign", l.filed_at AS "filedAt"
    FROM leads l WHERE ${isOf(email)}
    ORDER BY l.filed_at DESC, l.id LIMIT ${take}`;
}

/** The number of enquiries of an address. */
export async function countLeadsOf(email: string): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM leads l WHERE ${isOf(email)}`;
  return row?.count ?? 0;
}

/** Deletes all enquiries of an address in the transaction `on`, and returns their number. */
export async function deleteLeadsOf(email: string, on: Prisma.TransactionClient): Promise<number> {
  return on.$executeRaw`DELETE FROM leads l WHERE ${isOf(email)}`;
}
