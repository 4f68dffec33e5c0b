import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { changedMeanwhile } from "./changed-meanwhile.ts";
import type { WebhookRead } from "./schema.ts";

/** Removes a webhook, in the version that was read, with all its deliveries, sent or waiting. */
export async function removeWebhook(
  { member }: Visit,
  { id, version }: WebhookRead,
): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const { count } = await on.webhook.deleteMany({ where: { id, version } });
    if (count === 0) throw await changedMeanwhile(on, id);
    await record(
      { action: "webhook.removed", outcome: "done", actorId: member.id, detail: { webhook: id } },
      on,
    );
  });
  return { id };
}
