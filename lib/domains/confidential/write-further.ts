import "server-only";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { addPart } from "./add-part.ts";
import { isSent, type SealedPart } from "./file-case.ts";
import { hourNow } from "./hour.ts";
import { requireLiveKeys } from "./recipients.ts";
import { countFiled } from "./shares.ts";

/**
 * Adds a further message, already sealed, from somebody who has the receipt of this case; once for each `id`, if it has
 * one. `address` is used for counting, and not stored.
 */
export async function writeFurther(
  caseId: string,
  message: SealedPart & { id?: string | undefined },
  address: string,
): Promise<void> {
  if (!isSent(message, "message")) throw new AppError("invalid_input", fault("confidential.call"));
  await requireLiveKeys(message.keys);
  const now = await hourNow();
  await db().$transaction(async (on) => {
    const { id } = message;
    // The lock makes the second of two concurrent calls see the first.
    await on.$queryRaw<
      { id: string }[]
    >`SELECT id FROM confidential_cases WHERE id = ${caseId}::uuid FOR UPDATE`;
    if (id && (await on.confidentialPart.count({ where: { id } })) > 0) return;
    await addPart(on, { caseId, kind: "message", ...message });
    await countFiled(on, { way: "further", address, now });
  });
}
