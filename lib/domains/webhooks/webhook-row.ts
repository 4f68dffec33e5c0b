import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/** The columns of a webhook that an admin sees: never its secret. */
export const webhookRow = {
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

export const asListed = ({ createdBy, _count, ...row }: Row): ListedWebhook => ({
  ...row,
  createdBy: createdBy?.email,
  waiting: _count.deliveries,
});
