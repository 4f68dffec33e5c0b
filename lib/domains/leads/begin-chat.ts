import "server-only";
import { fileCase } from "#lib/domains/cases/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { newReference } from "#lib/platform/text/reference.ts";
import { bodyHash } from "./body-hash.ts";
import { caseOfLead, leadOfCase } from "./file-lead.ts";

type Begun = {
  conversation: string;
  contact: { name?: string | undefined; email: string };
  page: string;
  country?: string | undefined;
};

/**
 * Files the enquiry of a conversation in the transaction `on` of its first message: one for each conversation. The
 * messages are in its case. Undefined if the enquiry already exists, or the reference is taken.
 */
export async function beginChat(
  on: Prisma.TransactionClient,
  { conversation, contact, page, country }: Begun,
  now: Date,
): Promise<{ caseId: string } | undefined> {
  const row = {
    reference: newReference(),
    leadType: "site_chat",
    countrySlug: country ?? null,
    contactName: contact.name ?? null,
    contactEmail: contact.email,
    messages: [],
    page,
    idempotencyKey: `chat:${conversation}`,
    bodyHash: bodyHash({ conversation }),
    filedAt: now,
  };
  const [stored] = await on.lead.createManyAndReturn({
    data: [row],
    skipDuplicates: true,
    select: leadOfCase,
  });
  if (!stored) return undefined;
  const { id: leadId, ...filed } = stored;
  await fileCase(on, { leadId }, caseOfLead(filed));
  const { id: caseId } = await on.case.findUniqueOrThrow({ where: { leadId }, select: { id: true } });
  return { caseId };
}
