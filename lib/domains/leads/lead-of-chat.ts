import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/** The visitor of a conversation and what it is about, as of its start. */
export type LeadOfChat = {
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
