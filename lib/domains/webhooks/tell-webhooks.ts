import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { WebhookData, WebhookEvent, WebhookEventName } from "./open/events.ts";
import { mostWebhooks } from "./open/limits.ts";
import { queueDelivery } from "./queue-delivery.ts";

/**
 * Queues an event for every webhook that is on and subscribes to it, in the transaction `on` of the action itself: it
 * is sent if and when that commits.
 */
export async function tellWebhooks<Name extends WebhookEventName>(
  on: Prisma.TransactionClient,
  event: Name,
  data: WebhookData<Name>,
): Promise<void> {
  const listening = await on.webhook.findMany({
    where: { offAt: null, events: { has: event } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: mostWebhooks,
    select: { id: true },
  });
  for (const { id } of listening) await queueDelivery(on, id, { event, data } as WebhookEvent);
}
