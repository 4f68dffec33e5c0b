import "server-only";
import { z } from "zod";
import { db } from "../db.ts";
import { describeCampaign } from "../http/campaign.ts";

const messages = z.array(z.object({ text: z.string() }));

export type ReadLead = {
  name: string | null;
  email: string | null;
  page: string;
  /** By what they came; undefined where nothing is known. */
  campaign: string | undefined;
  /** What was written, the oldest first. */
  said: readonly string[];
};

/** An enquiry whole, for staff. */
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

/** What somebody said of a page, for moderators. */
export async function readFeedback(id: string): Promise<ReadFeedback | undefined> {
  const select = { page: true, isUseful: true, words: true, moderatedAt: true } as const;
  return (await db().pageFeedback.findUnique({ where: { id }, select })) ?? undefined;
}
