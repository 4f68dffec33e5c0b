import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { queueDelivery } from "./queue-delivery.ts";

/** Queues a test event for a webhook, whatever events it subscribes to. Throws `conflict` if it is off. */
export async function sendPing({ member }: Visit, id: string): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const isQueued = await queueDelivery(on, id, { event: "ping", data: {} });
    if (!isQueued) throw new AppError("conflict", fault("webhook.isOff"));
    await record(
      { action: "webhook.tested", outcome: "done", actorId: member.id, detail: { webhook: id } },
      on,
    );
  });
  return { id };
}
