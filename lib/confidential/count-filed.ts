import "server-only";
import { AppError } from "../errors.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { fault } from "#lib/words/faults.ts";
import { mostFiledADay } from "./open/limits.ts";

/** How a case came: sealed by a browser, which proved some work, or as it was typed, which took its turn. */
export type Way = "browser" | "server";

/**
 * Counts a case that is filed, if the day has room. Not by where it comes from and not by its moment, as the limits of the rest of
 * the site count: a count of those would tell when somebody wrote.
 */
export async function countFiled(on: Prisma.TransactionClient, way: Way): Promise<void> {
  await on.$executeRaw`DELETE FROM confidential_days WHERE day < CURRENT_DATE`;
  const counted = await on.$executeRaw`
    INSERT INTO confidential_days AS d (day, way, filed) VALUES (CURRENT_DATE, ${way}, 1)
    ON CONFLICT (day, way) DO UPDATE SET filed = d.filed + 1 WHERE d.filed < ${mostFiledADay}::int`;
  if (counted === 0)
    throw new AppError("rate_limited", fault("confidential.full"), { retryAfterSeconds: 3_600 });
}
