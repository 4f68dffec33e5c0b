import "server-only";
import { z } from "zod";
import { db } from "#lib/platform/db.ts";
import { describeCampaign } from "#lib/platform/http/campaign.ts";

const messages = z.array(z.object({ text: z.string() }));

export type ReadLead = {
  name: string | null;
  email: string | null;
  page: string;
  /** The campaign that led them here; undefined if unknown. */
  campaign: string | undefined;
  /** The messages, oldest first. */
  said: readonly string[];
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
    said: messages.safeParse(row.messages).data?.map(({ text }) => text) ?? [],
  };
}

export type ReadFeedback = {
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
