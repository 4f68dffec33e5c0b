import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { mostWebhooks, shownDeliveries } from "./open/deliveries.ts";

/** The columns of a webhook that an admin sees: never its secret. */
const webhookRow = {
  id: true,
  name: true,
  url: true,
  events: true,
  secretAt: true,
  offAt: true,
  offWhy: true,
  failures: true,
  failingSince: true,
  version: true,
  createdAt: true,
  createdBy: { select: { email: true } },
  _count: { select: { deliveries: { where: { state: "waiting" } } } },
} as const satisfies Prisma.WebhookSelect;

type Row = Prisma.WebhookGetPayload<{ select: typeof webhookRow }>;

/** A webhook as an admin sees it. `createdBy` is undefined if the account is deleted. */
export type ListedWebhook = Omit<Row, "createdBy" | "_count"> & {
  createdBy: string | undefined;
  waiting: number;
};

const asListed = ({ createdBy, _count, ...row }: Row): ListedWebhook => ({
  ...row,
  createdBy: createdBy?.email,
  waiting: _count.deliveries,
});

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

const deliveryRow = {
  id: true,
  event: true,
  state: true,
  tries: true,
  nextTryAt: true,
  lastError: true,
  createdAt: true,
  sentAt: true,
  attempts: {
    orderBy: { id: "desc" },
    take: 20,
    select: { id: true, at: true, status: true, ms: true, error: true },
  },
} as const satisfies Prisma.WebhookDeliverySelect;

/** A delivery as an admin sees it: when, how often and with what outcome; never its content. */
export type ListedDelivery = Prisma.WebhookDeliveryGetPayload<{ select: typeof deliveryRow }> & {
  /** Whether it may be replayed now. */
  mayReplay: boolean;
};

export type WebhookLog = { webhook: ListedWebhook; deliveries: readonly ListedDelivery[] };

/** A webhook with its latest deliveries; undefined if there is none. The audit records that it was read. */
export async function readWebhook({ member }: Visit, id: string): Promise<WebhookLog | undefined> {
  const [row, deliveries] = await Promise.all([
    db().webhook.findUnique({ where: { id }, select: webhookRow }),
    db().webhookDelivery.findMany({
      where: { webhookId: id },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: shownDeliveries,
      select: deliveryRow,
    }),
  ]);
  if (!row) return undefined;
  await record({ action: "webhook.listed", outcome: "done", actorId: member.id, detail: { webhook: id } });
  const isOn = row.offAt === null;
  return {
    webhook: asListed(row),
    deliveries: deliveries.map((one) => ({
      ...one,
      mayReplay: isOn && (one.state !== "waiting" || one.lastError !== null),
    })),
  };
}
