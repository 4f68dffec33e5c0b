import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { isOpenNow } from "./vacancy-row.ts";

/**
 * Keeps a vacancy open until the transaction `on` ends, so that an application is stored before it is closed, or not at
 * all. Other applicants wait for this lock. Throws `conflict` if it is closed or deleted.
 */
export async function holdOpenVacancy(on: Prisma.TransactionClient, id: string | null): Promise<void> {
  const rows = await on.$queryRaw<{ id: string }[]>`
    SELECT v.id::text FROM vacancies v WHERE v.id = ${id}::uuid AND ${isOpenNow} FOR UPDATE`;
  if (rows.length === 0) throw new AppError("conflict", fault("vacancy.closed"));
}
