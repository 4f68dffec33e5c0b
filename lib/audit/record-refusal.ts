import "server-only";
import { consume } from "../rate-limit/index.ts";
import { record } from "./record.ts";

type Refusal = {
  actorId: string;
  address?: string | undefined;
  /** What was refused and why: the same again within the hour is not written again. */
  detail: Record<string, string>;
};

/** Writes down that a member was refused, once an hour for the same thing: whoever knocks for ever fills no table. */
export async function recordRefusal({ actorId, address, detail }: Refusal): Promise<void> {
  const { admitted } = await consume("refusalAudit", `${actorId} ${JSON.stringify(detail)}`);
  if (admitted) await record({ deed: "access.checked", outcome: "refused", actorId, address, detail });
}
