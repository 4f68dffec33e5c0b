import "server-only";
import { sealedMail, sealPurpose } from "./queue-mail.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { open } from "#lib/platform/secrets/index.ts";

const batch = 500;

/**
 * Deletes the unsent mails to an address. The recipient is encrypted with the mail, so this decrypts every waiting one;
 * few wait at any time, and a code waits no longer than it is valid.
 */
export async function dropWaitingMail(email: string, on: Prisma.TransactionClient): Promise<void> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const waiting = await on.outboxMail.findMany({
      where: { id: { gt: after }, sealed: { not: null }, sentAt: null },
      select: { id: true, sealed: true },
      orderBy: { id: "asc" },
      take: batch,
    });
    const theirs = waiting.filter(({ sealed }) => {
      const mail = sealedMail.safeParse(sealed && open(sealPurpose, sealed));
      return mail.success && mail.data.to.toLowerCase() === email;
    });
    await on.outboxMail.deleteMany({ where: { id: { in: theirs.map(({ id }) => id) } } });
    const last = waiting.at(-1);
    if (!last || waiting.length < batch) return;
    after = last.id;
  }
}
