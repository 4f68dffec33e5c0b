import "server-only";
import type { Prisma } from "../generated/prisma/client.ts";

/** Who holds a conversation, and about what: as it was begun. */
export type LeadOfChat = {
  reference: string;
  page: string;
  country: string | null;
  contact: { name: string | null; email: string | null };
};

/** The enquiry of a conversation, by its case; undefined for every other case. */
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
