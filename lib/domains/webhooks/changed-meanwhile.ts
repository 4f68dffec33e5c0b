import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** The error for a webhook that is not as it was read: it was removed, or somebody, or the site, changed it. */
export async function changedMeanwhile(on: Prisma.TransactionClient, id: string): Promise<AppError> {
  const isThere = (await on.webhook.count({ where: { id } })) > 0;
  return isThere
    ? new AppError("conflict", fault("webhook.changed"))
    : new AppError("not_found", fault("webhook.unknown"));
}
