import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { receiptsOf } from "./file-case.ts";
import { isSealed } from "./open/is-sealed.ts";
import { requireLiveKeys } from "./recipients.ts";
import type { ResealInput } from "./schema.ts";

/** Stores a part that was opened and sealed again, to all live keys, unless somebody else did that meanwhile. */
export async function resealPart(
  { member }: Visit,
  { id, from, part }: ResealInput,
): Promise<{ id: string }> {
  await requireLiveKeys(part.keys);
  await db().$transaction(async (on) => {
    const found = await on.confidentialPart.findUnique({ where: { id }, select: { kind: true } });
    if (!found) throw new AppError("not_found", fault("confidential.unknown"));
    const recipients = part.keys.length + receiptsOf(found.kind);
    if (!isSealed(part.sealed, recipients)) throw new AppError("invalid_input", fault("confidential.call"));
    const { count } = await on.confidentialPart.updateMany({
      where: { id, keys: { equals: from } },
      data: { sealed: part.sealed, keys: part.keys },
    });
    if (count === 0) throw new AppError("conflict", fault("confidential.changed"));
    await record({ action: "confidential.resealed", outcome: "done", actorId: member.id }, on);
  });
  return { id };
}
