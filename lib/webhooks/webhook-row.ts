import "server-only";
import type { Prisma } from "../generated/prisma/client.ts";

/** What of a webhook an admin reads: never its secret. */
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

/** A webhook as an admin reads it. `createdBy` is undefined for an account that is gone. */
export type ListedWebhook = Omit<Row, "createdBy" | "_count"> & {
  createdBy: string | undefined;
  waiting: number;
};

export const asListed = ({ createdBy, _count, ...row }: Row): ListedWebhook => ({
  ...row,
  createdBy: createdBy?.email,
  waiting: _count.deliveries,
});
