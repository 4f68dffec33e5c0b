import "server-only";
import { db } from "../db.ts";

const leadRow = {
  reference: true,
  leadType: true,
  countrySlug: true,
  contactName: true,
  contactEmail: true,
  messages: true,
  page: true,
  filedAt: true,
} as const;

const mostRows = 500;

/** The newest enquiries, whole, for the operator at the terminal. No address of the site calls this. */
export async function listLeads({
  take = 20,
  country,
}: { take?: number; country?: string | undefined } = {}) {
  return db().lead.findMany({
    where: country === undefined ? {} : { countrySlug: country },
    select: leadRow,
    orderBy: [{ filedAt: "desc" }, { id: "desc" }],
    take: Math.min(take, mostRows),
  });
}
export type LeadRow = Awaited<ReturnType<typeof listLeads>>[number];
