import "server-only";
import { db } from "../db.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { channel } from "./channel.ts";

/**
 * Tells whoever listens to a topic, on any instance. In a transaction it is heard when that is committed, and what is told
 * twice in it once. `news` is small: PostgreSQL carries 8,000 bytes.
 */
export async function tellAll(
  topic: string,
  news: unknown = null,
  on: Prisma.TransactionClient = db(),
): Promise<void> {
  await on.$executeRaw`SELECT pg_notify(${channel}, ${JSON.stringify([topic, news])})`;
}
