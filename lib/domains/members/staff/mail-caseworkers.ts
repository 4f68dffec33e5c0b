import "server-only";
import { newsSeconds, queueMail, type Letter } from "#lib/services/mail/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/** Queues a mail to every current caseworker, in the transaction `on`. Call `kickOutbox` after it commits. */
export async function mailCaseworkers(on: Prisma.TransactionClient, letter: Letter): Promise<void> {
  const caseworkers = await on.member.findMany({
    where: { role: "caseworker" },
    select: { email: true },
    orderBy: { id: "asc" },
    take: 100,
  });
  for (const { email } of caseworkers)
    await queueMail({ kind: "caseworker", to: email, ...letter, secondsToLive: newsSeconds }, on);
}
