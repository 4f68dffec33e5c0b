import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { listGrants, withdrawGrant } from "#lib/domains/portals/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

type Withdrawal = { id: string; grant: string; reason: string };

/**
 * Withdraws one access grant of the account `id`. A grant of another account throws the same error as an unknown one.
 */
export async function withdrawAccess({ member }: Visit, { id, grant, reason }: Withdrawal): Promise<void> {
  const held = await listGrants(id);
  if (!held.some((one) => one.id === grant)) throw new AppError("not_found", fault("grant.unknown"));
  await withdrawGrant({ id: grant, reason, by: member.id });
}
