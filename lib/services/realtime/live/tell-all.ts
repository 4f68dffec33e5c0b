import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { channel } from "./channel.ts";

/**
 * Notifies all listeners of a topic, on every instance. In a transaction, the notification is sent on commit, and
 * duplicates are sent once. `news` must be small: PostgreSQL transports at most 8,000 bytes.
 */
export async function tellAll(
  topic: string,
  news: unknown = null,
  on: Prisma.TransactionClient = db(),
): Promise<void> {
  await on.$executeRaw`SELECT pg_notify(${channel}, ${JSON.stringify([topic, news])})`;
}
