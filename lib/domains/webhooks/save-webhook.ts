import "server-only";
import { randomUUID } from "node:crypto";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { changedMeanwhile } from "./changed-meanwhile.ts";
import { mostWebhooks } from "./open/limits.ts";
import type { WebhookSaved } from "./schema.ts";
import { newSecret, sealSecret } from "./webhook-secret.ts";

type Given = Pick<WebhookSaved, "name" | "url" | "events">;

async function add(on: Prisma.TransactionClient, given: Given, createdById: string): Promise<string> {
  // Serializes additions, so that the second of two counts the first.
  await on.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('webhooks', 0))`;
  if ((await on.webhook.count()) >= mostWebhooks)
    throw new AppError("conflict", fault("webhook.many", { most: mostWebhooks }));
  const id = randomUUID();
  await on.webhook.create({
    data: { ...given, id, createdById, secret: sealSecret(id, newSecret()) },
    select: { id: true },
  });
  return id;
}

/** Of two concurrent changes to one webhook, the second gets a conflict. */
async function change(
  on: Prisma.TransactionClient,
  id: string,
  version: number,
  given: Given,
): Promise<void> {
  const { count } = await on.webhook.updateMany({
    where: { id, version },
    data: { ...given, version: { increment: 1 } },
  });
  if (count === 0) throw await changedMeanwhile(on, id);
}

/**
 * Adds a webhook with a new secret, or changes the one with this id in the version that was read. Throws `conflict` if
 * somebody changed it meanwhile, or if there are already `mostWebhooks`.
 */
export const saveWebhook = (
  { member }: Visit,
  { id, version, name, url, events }: WebhookSaved,
): Promise<{ id: string; isNew: boolean }> =>
  db().$transaction(async (on) => {
    const given = { name, url, events };
    if (id) await change(on, id, version ?? 0, given);
    const saved = id ?? (await add(on, given, member.id));
    const action = id ? "webhook.changed" : "webhook.added";
    await record({ action, outcome: "done", actorId: member.id, detail: { webhook: saved } }, on);
    return { id: saved, isNew: !id };
  });
