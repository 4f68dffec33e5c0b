import "server-only";
import { consume } from "#lib/services/limits/index.ts";
import { record } from "./record.ts";

type Refusal = {
  actorId: string;
  address?: string | undefined;
  /** What was refused and why: a repetition within the hour is not recorded again. */
  detail: Record<string, string>;
};

/** Records that a member was refused, once an hour for the same detail: endless attempts do not fill the table. */
export async function recordRefusal({ actorId, address, detail }: Refusal): Promise<void> {
  const { admitted } = await consume("refusalAudit", `${actorId} ${JSON.stringify(detail)}`);
  if (admitted) await record({ action: "access.checked", outcome: "refused", actorId, address, detail });
}
