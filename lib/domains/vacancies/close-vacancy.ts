import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { isOpenNow } from "./vacancy-row.ts";

/**
 * Closes an open vacancy before its last day, if it is unchanged since it was read; nobody can apply after that. Of two
 * concurrent calls one succeeds.
 */
export async function closeVacancy(
  { member }: Visit,
  { id, version }: { id: string; version: number },
): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const count = await on.$executeRaw`
      UPDATE vacancies v SET closed_at = now(), version = version + 1, updated_at = now()
      WHERE v.id = ${id}::uuid AND v.version = ${version} AND ${isOpenNow}`;
    if (count === 0) throw new AppError("conflict", fault("vacancy.changed"));
    await record(
      { action: "vacancy.closed", outcome: "done", actorId: member.id, detail: { vacancy: id } },
      on,
    );
  });
  return { id };
}
