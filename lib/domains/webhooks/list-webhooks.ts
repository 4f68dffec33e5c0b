import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { mostWebhooks } from "./open/limits.ts";
import { asListed, webhookRow, type ListedWebhook } from "./webhook-row.ts";

/** All webhooks, in the order in which they were added. The audit records that they were read. */
export async function listWebhooks({ member }: Visit): Promise<ListedWebhook[]> {
  const rows = await db().webhook.findMany({
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: mostWebhooks,
    select: webhookRow,
  });
  await record({ action: "webhook.listed", outcome: "done", actorId: member.id });
  return rows.map(asListed);
}
