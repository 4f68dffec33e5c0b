import "server-only";
import type { Prisma } from "../generated/prisma/client.ts";
import { enqueue } from "../jobs/index.ts";

/**
 * Has a job look at a delivery when its next try is due; `on` is the transaction that says so. The row alone decides whether
 * anything is sent then, so that a job too many does nothing.
 */
export async function setAlarm(
  { id, nextTryAt }: { id: string; nextTryAt: Date },
  on?: Prisma.TransactionClient,
): Promise<void> {
  const key = `${id} ${nextTryAt.getTime()}`;
  await enqueue("deliverWebhook", { id }, { key, startAfter: nextTryAt, ...(on && { tx: on }) });
}
