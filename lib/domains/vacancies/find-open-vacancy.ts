import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Vacancy } from "./open/vacancy.ts";
import { isOpenNow, vacancyColumns } from "./vacancy-row.ts";

/** A vacancy that is open at this moment; undefined for one that is closed or deleted. */
export async function findOpenVacancy(
  id: string,
  on: Prisma.TransactionClient = db(),
): Promise<Vacancy | undefined> {
  const [row] = await on.$queryRaw<Vacancy[]>`
    SELECT ${vacancyColumns} FROM vacancies v WHERE v.id = ${id}::uuid AND ${isOpenNow}`;
  return row;
}
