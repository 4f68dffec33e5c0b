import "server-only";
import { db } from "../db.ts";
import { verifyChain } from "./verify-chain.ts";

/** Walks along the whole chain and keeps what it found, in place of what the walk before it did. */
export async function checkAudit(signal?: AbortSignal): Promise<void> {
  const startedAt = new Date();
  const { links, head, faults } = await verifyChain({ ...(signal && { signal }) });
  const found = { startedAt, finishedAt: new Date(), links, head, faults: faults.map((one) => ({ ...one })) };
  await db().auditCheck.upsert({ where: { id: 1 }, create: found, update: found });
}
