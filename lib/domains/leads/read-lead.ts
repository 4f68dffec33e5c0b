import "server-only";
import { z } from "zod";
import { db } from "#lib/platform/db.ts";
import { describeCampaign } from "#lib/platform/http/campaign.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";

const messages = z.array(z.object({ text: z.string() }));

type ReadLead = {
  name: string | null;
  email: string | null;
  page: string;
  /** The campaign that led them here; undefined if unknown. */
  campaign: string | undefined;
  /** The messages, oldest first. */
  texts: readonly string[];
};

/** A whole enquiry, for staff. */
export async function readLead(id: string): Promise<ReadLead | undefined> {
  const row = await db().lead.findUnique({
    where: { id },
    select: {
      contactName: true,
      contactEmail: true,
      page: true,
      messages: true,
      utmSource: true,
      utmMedium: true,
      utmCampaign: true,
    },
  });
  if (!row) return undefined;
  return {
    name: row.contactName,
    email: row.contactEmail,
    page: row.page,
    campaign: describeCampaign(row) || undefined,
    texts: messages.safeParse(row.messages).data?.map(({ text }) => text) ?? [],
  };
}

type ReadFeedback = {
  page: string;
  isUseful: boolean;
  words: string | null;
  moderatedAt: Date | null;
};

/** Page feedback, for moderators. */
export async function readFeedback(id: string): Promise<ReadFeedback | undefined> {
  const select = { page: true, isUseful: true, words: true, moderatedAt: true } as const;
  return (await db().pageFeedback.findUnique({ where: { id }, select })) ?? undefined;
}

/** The visitor of a conversation and what it is about, as of its start. */
type LeadOfChat = {
  reference: string;
  page: string;
  country: string | null;
  contact: { name: string | null; email: string | null };
};

/** The enquiry of a conversation, by its case; undefined if the case is not a conversation. */
export async function leadOfChat(
  caseId: string,
  on: Prisma.TransactionClient,
): Promise<LeadOfChat | undefined> {
  const lead = await on.lead.findFirst({
    where: { case: { id: caseId, conversation: { isNot: null } } },
    select: { reference: true, page: true, countrySlug: true, contactName: true, contactEmail: true },
  });
  if (!lead) return undefined;
  const { reference, page, countrySlug: country, contactName: name, contactEmail: email } = lead;
  return { reference, page, country, contact: { name, email } };
}
