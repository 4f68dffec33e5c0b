import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { CaseSource } from "./source.ts";

/** Records, in the transaction `on`, that staff asked or decided something that the sender has not seen yet. */
export async function noteNews(
  on: Prisma.TransactionClient,
  source: CaseSource,
  now: Date = new Date(),
): Promise<void> {
  await on.case.updateMany({ where: source, data: { newsAt: now } });
}
