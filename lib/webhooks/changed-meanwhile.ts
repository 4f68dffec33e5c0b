import "server-only";
import { AppError } from "../errors.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { fault } from "#lib/words/faults.ts";

/** What is said where a webhook is not as it was read: that it is gone, or that somebody, or the site, changed it. */
export async function changedMeanwhile(on: Prisma.TransactionClient, id: string): Promise<AppError> {
  const isThere = (await on.webhook.count({ where: { id } })) > 0;
  return isThere
    ? new AppError("conflict", fault("webhook.changed"))
    : new AppError("not_found", fault("webhook.unknown"));
}
