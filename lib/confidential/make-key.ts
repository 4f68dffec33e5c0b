import "server-only";
import { record } from "../audit/index.ts";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { fault } from "#lib/words/faults.ts";
import type { KeyInput } from "./schema.ts";

const ageHead = "age-encryption.org/v1\n-> scrypt ";

/**
 * Stores a key that the caseworker's browser has made, in place of the one until now. Where it carries the older private halves, what
 * holds them under an older passphrase is deleted; a key after a lost passphrase carries none, and leaves it.
 */
export async function makeKey(
  { member }: Visit,
  { recipient, sealed, carries }: KeyInput,
): Promise<{ recipient: string }> {
  const head = new TextDecoder("latin1").decode(sealed.subarray(0, ageHead.length));
  if (head !== ageHead) throw new AppError("invalid_input", fault("confidential.call"));
  await db().$transaction(async (on) => {
    // Two at once would both find no live key: the row of the member lets one after the other.
    await on.$queryRaw<{ id: string }[]>`SELECT id FROM members WHERE id = ${member.id}::uuid FOR UPDATE`;
    const taken = await on.caseworkerKey.findUnique({ where: { recipient }, select: { id: true } });
    if (taken) throw new AppError("conflict", fault("confidential.keyTaken"));
    await on.caseworkerKey.updateMany({
      where: { memberId: member.id, retiredOn: null },
      data: { retiredOn: new Date() },
    });
    if (carries)
      await on.caseworkerKey.updateMany({ where: { memberId: member.id }, data: { sealed: null } });
    await on.caseworkerKey.create({ data: { memberId: member.id, recipient, sealed }, select: { id: true } });
    await record({ deed: "confidential.key_made", outcome: "done", actorId: member.id }, on);
  });
  return { recipient };
}
