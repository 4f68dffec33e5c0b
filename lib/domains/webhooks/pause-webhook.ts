import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { changedMeanwhile } from "./changed-meanwhile.ts";
import type { WebhookRead } from "./schema.ts";

/**
 * Switches a webhook off, in the version that was read. Waiting deliveries stay; it never receives what happens
 * meanwhile.
 */
export async function pauseWebhook({ member }: Visit, { id, version }: WebhookRead): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const { count } = await on.webhook.updateMany({
      where: { id, version, offAt: null },
      data: { offAt: new Date(), offWhy: "paused", version: { increment: 1 } },
    });
    if (count === 0) throw await changedMeanwhile(on, id);
    await record(
      { action: "webhook.paused", outcome: "done", actorId: member.id, detail: { webhook: id } },
      on,
    );
  });
  return { id };
}
