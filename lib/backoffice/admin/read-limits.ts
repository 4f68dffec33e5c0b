import "server-only";
import { record } from "#lib/services/audit/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { countLimits, type LimitState } from "#lib/services/limits/index.ts";

/** The state of every limit. Each read is recorded in the audit log. */
export async function readLimits({ member }: Visit): Promise<LimitState[]> {
  const states = await countLimits();
  await record({ action: "limits.listed", outcome: "done", actorId: member.id });
  return states;
}
