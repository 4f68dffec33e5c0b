import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import { fault } from "#lib/words/faults.ts";
import { lookupHash } from "./lookup-hash.ts";
import { isSealed } from "./open/is-sealed.ts";
import { requireLiveKeys } from "./recipients.ts";
import { hourNow } from "./hour.ts";
import { countFiled, type Way } from "./shares.ts";

export type SealedPart = { sealed: Uint8Array<ArrayBuffer>; keys: readonly string[] };

type Filed = { lookup: string; replyTo: string; message: SealedPart; files: readonly SealedPart[] };

/**
 * Stores a case that is sealed already, once for each receipt. There is no line about it in the audit and none in the log: both
 * would keep the moment, and by it whose it was. `address` is counted by, and not stored.
 */
export async function fileCase(
  { lookup, replyTo, message, files }: Filed,
  { way, address }: { way: Way; address: string },
): Promise<void> {
  const parts = [message, ...files];
  for (const { sealed, keys } of parts) {
    if (!isSealed(sealed, keys.length)) throw new AppError("invalid_input", fault("confidential.call"));
    await requireLiveKeys(keys);
  }
  const id = randomUUID();
  const now = await hourNow();
  await db().$transaction(async (on) => {
    const { count } = await on.confidentialCase.createMany({
      data: [{ id, lookup: lookupHash(lookup), replyTo, parts: parts.length }],
      skipDuplicates: true,
    });
    if (count === 0) return; // the answer to the first time did not arrive
    for (const [place, { sealed, keys }] of parts.entries()) {
      const kind = place === 0 ? ("message" as const) : ("file" as const);
      const data = { caseId: id, place, kind, sealed, keys: [...keys] };
      await on.confidentialPart.create({ data, select: { id: true } });
    }
    await countFiled(on, { way, address, now });
  });
}
