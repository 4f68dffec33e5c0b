import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { changedMeanwhile } from "./changed-meanwhile.ts";
import type { WebhookRead } from "./schema.ts";
import { newSecret, sealSecret } from "./webhook-secret.ts";

/**
 * Gives a webhook a new secret, in the version that was read. The old one signs nothing from then on, not even waiting
 * deliveries: what a receiver refuses until it knows the new one is retried.
 */
export async function rotateSecret({ member }: Visit, { id, version }: WebhookRead): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const { count } = await on.webhook.updateMany({
      where: { id, version },
      data: {
        secret: sealSecret(id, newSecret()),
        secretAt: new Date(),
        secretShownAt: null,
        version: { increment: 1 },
      },
    });
    if (count === 0) throw await changedMeanwhile(on, id);
    await record(
      { action: "webhook.secret_rotated", outcome: "done", actorId: member.id, detail: { webhook: id } },
      on,
    );
  });
  return { id };
}
