import "server-only";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { onKeptConnections } from "#lib/platform/request-scope.ts";

/** Shorter than the two seconds after which load balancers commonly give up on a probe. */
const budgetMs = 1_800;

/** Resolves when the database answers; throws `unavailable` if it does not within the budget. */
export async function checkDatabase(): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError("unavailable", fault("databaseSilent"), { retryAfterSeconds: 5 })),
      budgetMs,
    );
  });
  try {
    await Promise.race([onKeptConnections("readiness", () => db().$queryRaw`SELECT 1`.then()), late]);
  } finally {
    clearTimeout(timer);
  }
}
