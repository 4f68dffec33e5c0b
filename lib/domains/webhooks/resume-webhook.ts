import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { enqueue } from "#lib/services/jobs/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { changedMeanwhile } from "./changed-meanwhile.ts";
import type { WebhookRead } from "./schema.ts";

/**
 * Switches a webhook on again, in the version that was read: its waiting deliveries get all their tries again, and its
 * failures are forgotten.
 */
export async function resumeWebhook(
  { member }: Visit,
  { id, version }: WebhookRead,
): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const { count } = await on.webhook.updateMany({
      where: { id, version, offAt: { not: null } },
      data: {
        offAt: null,
        offWhy: null,
        failures: 0,
        failingSince: null,
        restsUntil: null,
        version: { increment: 1 },
      },
    });
    if (count === 0) throw await changedMeanwhile(on, id);
    // Excludes a delivery that is being sent at this moment, because its try is not over yet.
    await on.$executeRaw`
      UPDATE webhook_deliveries SET tries = 0, last_error = NULL, next_try_at = date_trunc('milliseconds', now())
      WHERE webhook_id = ${id}::uuid AND state = 'waiting' AND (tries = 0 OR last_error IS NOT NULL)`;
    await enqueue("wakeDeliveries", {}, { tx: on });
    await record(
      { action: "webhook.resumed", outcome: "done", actorId: member.id, detail: { webhook: id } },
      on,
    );
  });
  return { id };
}
