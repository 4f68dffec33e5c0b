import "server-only";
import type { Prisma } from "../generated/prisma/client.ts";

/** The address that a visitor gave for the answers to their conversation. */
export async function addressOfChat(
  caseId: string,
  on: Prisma.TransactionClient,
): Promise<string | undefined> {
  const lead = await on.lead.findFirst({ where: { case: { id: caseId } }, select: { contactEmail: true } });
  return lead?.contactEmail ?? undefined;
}
