import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma, SiteNotice } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";

type AsRead = { id: string; version: number | undefined };

/**
 * The notice to be changed, read in the transaction `on` of its change. Throws `not_found`, and `conflict` if somebody
 * changed it since it was read, or if it is over.
 */
export async function getNotice(
  on: Prisma.TransactionClient,
  { id, version }: AsRead,
  now: Date,
): Promise<SiteNotice> {
  const row = await on.siteNotice.findUnique({ where: { id } });
  if (!row) throw new AppError("not_found", fault("notice.unknown"));
  if (row.version !== version) throw new AppError("conflict", fault("notice.changed"));
  if (row.endsAt <= now) throw new AppError("conflict", fault("notice.over"));
  return row;
}
