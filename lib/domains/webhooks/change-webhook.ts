import "server-only";
import { randomUUID } from "node:crypto";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { enqueue } from "#lib/services/jobs/index.ts";
import { mostWebhooks, secretMinutes } from "./open/deliveries.ts";
import type { WebhookSaved, WebhookRead } from "./schema.ts";
import { newSecret, sealSecret, openSecret } from "./webhook-secret.ts";

/** The error for a webhook that is not as it was read: it was removed, or somebody, or the site, changed it. */
async function changedMeanwhile(on: Prisma.TransactionClient, id: string): Promise<AppError> {
  const isThere = (await on.webhook.count({ where: { id } })) > 0;
  return isThere
    ? new AppError("conflict", fault("webhook.changed"))
    : new AppError("not_found", fault("webhook.unknown"));
}

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

/**
 * The secret of a webhook, the first time an admin asks within `secretMinutes` of its creation; undefined from then on,
 * for everybody.
 */
export const showSecret = ({ member }: Visit, id: string): Promise<string | undefined> =>
  db().$transaction(async (on) => {
    const [shown] = await on.$queryRaw<{ secret: Uint8Array }[]>`
      UPDATE webhooks SET secret_shown_at = now()
      WHERE id = ${id}::uuid AND secret_shown_at IS NULL AND secret_at > now() - make_interval(mins => ${secretMinutes}::int)
      RETURNING secret`;
    if (!shown) return undefined;
    await record(
      { action: "webhook.secret_shown", outcome: "done", actorId: member.id, detail: { webhook: id } },
      on,
    );
    return openSecret(id, shown.secret);
  });
