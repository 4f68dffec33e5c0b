import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { cleanLine } from "#lib/platform/text/clean.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { refreshMode } from "./follow-mode.ts";
import type { ModeInput } from "./shared/mode-schema.ts";

/**
 * Switches how the navigator answers: at once on this instance, within seconds on all others. Throws `conflict` if
 * somebody has switched since `version` was read.
 */
export async function switchMode(
  { member }: Visit,
  { mode, why, version }: ModeInput,
): Promise<{ mode: ModeInput["mode"] }> {
  await db().$transaction(async (on) => {
    const changed = await on.$executeRaw`
      INSERT INTO navigator_modes AS held (id, mode, why, changed_by_id)
      SELECT 1, ${mode}::text, ${cleanLine(why)}::text, ${member.id}::uuid
      WHERE ${version}::int = coalesce((SELECT version FROM navigator_modes WHERE id = 1), 0)
      ON CONFLICT (id) DO UPDATE SET mode = excluded.mode, why = excluded.why, changed_by_id = excluded.changed_by_id,
        changed_at = now(), version = held.version + 1
      WHERE held.version = ${version}::int`;
    if (changed === 0) throw new AppError("conflict", fault("navigator.changed"));
    await record({ action: "navigator.switched", outcome: "done", actorId: member.id, detail: { mode } }, on);
  });
  await refreshMode().catch(() => undefined); // if this read fails, the poll reads again within seconds
  return { mode };
}
