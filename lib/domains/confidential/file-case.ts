import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { lookupHash } from "./own-case.ts";
import { isSealed } from "./open/is-sealed.ts";
import { requireLiveKeys } from "./live-keys.ts";
import { hourNow, countFiled, type Channel } from "./hourly-limits.ts";

export type SealedPart = { sealed: Uint8Array<ArrayBuffer>; keys: readonly string[] };

type Filed = { lookup: string; replyTo: string; message: SealedPart; files: readonly SealedPart[] };

/**
 * The number of receipt keys that a part is sealed to besides the caseworkers' keys: senders can read their own words
 * again, but no files.
 */
export const receiptsOf = (kind: "message" | "file" | "answer"): 0 | 1 => (kind === "file" ? 0 : 1);

/**
 * Whether the sender sealed this part correctly. It still accepts a page from before messages were also sealed to the
 * receipt.
 */
export const isSent = ({ sealed, keys }: SealedPart, kind: "message" | "file"): boolean =>
  isSealed(sealed, keys.length + receiptsOf(kind)) || isSealed(sealed, keys.length);

/**
 * Stores a case that is already sealed, once for each receipt. It writes neither an audit row nor a log line: both
 * would record the moment, and thereby whose case it is. `address` is used for counting, and not stored.
 */
export async function fileCase(
  { lookup, replyTo, message, files }: Filed,
  { channel, address }: { channel: Channel; address: string },
): Promise<void> {
  const parts = [message, ...files];
  for (const [place, part] of parts.entries()) {
    if (!isSent(part, place === 0 ? "message" : "file"))
      throw new AppError("invalid_input", fault("confidential.call"));
    await requireLiveKeys(part.keys);
  }
  const id = randomUUID();
  const now = await hourNow();
  await db().$transaction(async (on) => {
    const { count } = await on.confidentialCase.createMany({
      data: [{ id, lookup: lookupHash(lookup), replyTo, parts: parts.length }],
      skipDuplicates: true,
    });
    if (count === 0) return; // it was stored before, and the answer did not arrive
    for (const [place, { sealed, keys }] of parts.entries()) {
      const kind = place === 0 ? ("message" as const) : ("file" as const);
      const data = { caseId: id, place, kind, sealed, keys: [...keys] };
      await on.confidentialPart.create({ data, select: { id: true } });
    }
    await countFiled(on, { channel, address, now });
  });
}
