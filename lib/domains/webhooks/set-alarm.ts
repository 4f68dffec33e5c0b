import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { enqueue } from "#lib/services/jobs/index.ts";

/**
 * Schedules a job for the next try of a delivery, in the transaction `on` that sets its time. The row alone decides
 * whether anything is sent then, so a superfluous job does nothing.
 */
export async function setAlarm(
  { id, nextTryAt }: { id: string; nextTryAt: Date },
  on?: Prisma.TransactionClient,
): Promise<void> {
  const key = `${id} ${nextTryAt.getTime()}`;
  await enqueue("deliverWebhook", { id }, { key, startAfter: nextTryAt, ...(on && { tx: on }) });
}
