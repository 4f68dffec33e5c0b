import "server-only";
import { record } from "../audit/index.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { countLimits, type LimitState } from "../rate-limit/index.ts";

/** How it stands with every limit. That it was read is written to the audit. */
export async function readLimits({ member }: Visit): Promise<LimitState[]> {
  const states = await countLimits();
  await record({ deed: "limits.listed", outcome: "done", actorId: member.id });
  return states;
}
