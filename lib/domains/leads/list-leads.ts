import "server-only";
import { db } from "#lib/platform/db.ts";
import { noCampaign } from "#lib/platform/http/campaign.ts";
import { pageFeedbackType } from "#lib/data/content/lead-types.ts";

const leadRow = {
  reference: true,
  leadType: true,
  countrySlug: true,
  contactName: true,
  contactEmail: true,
  messages: true,
  page: true,
  utmSource: true,
  utmMedium: true,
  utmCampaign: true,
  filedAt: true,
} as const;

const mostRows = 500;

const listEnquiries = (take: number, country: string | undefined) =>
  db().lead.findMany({
    where: country === undefined ? {} : { countrySlug: country },
    select: leadRow,
    orderBy: [{ filedAt: "desc" }, { id: "desc" }],
    take,
  });
export type LeadRow = Awaited<ReturnType<typeof listEnquiries>>[number];

/** Page feedback in the form of enquiries, for the operator's list. */
async function listFeedback(take: number): Promise<LeadRow[]> {
  const rows = await db().pageFeedback.findMany({
    select: { reference: true, page: true, isUseful: true, words: true, filedAt: true },
    orderBy: [{ filedAt: "desc" }, { id: "desc" }],
    take,
  });
  return rows.map(({ isUseful, words, ...row }) => ({
    ...row,
    ...noCampaign,
    leadType: pageFeedbackType,
    countrySlug: null,
    contactName: null,
    contactEmail: null,
    messages: [{ text: [`Useful: ${isUseful ? "yes" : "no"}`, words].filter(Boolean).join("\n") }],
  }));
}

/**
 * The newest enquiries in full, for the operator's terminal, with page feedback among them unless a country is given.
 * No route of the site calls this.
 */
export async function listLeads({
  take = 20,
  country,
}: { take?: number; country?: string | undefined } = {}): Promise<LeadRow[]> {
  const most = Math.min(take, mostRows);
  const [enquiries, feedback] = await Promise.all([
    listEnquiries(most, country),
    country === undefined ? listFeedback(most) : [],
  ]);
  return [...enquiries, ...feedback]
    .toSorted((one, other) => other.filedAt.getTime() - one.filedAt.getTime())
    .slice(0, most);
}
