import "server-only";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import { fault } from "#lib/words/faults.ts";
import { addPart } from "./add-part.ts";
import { isSent, type SealedPart } from "./file-case.ts";
import { hourNow } from "./hour.ts";
import { requireLiveKeys } from "./recipients.ts";
import { countFiled } from "./shares.ts";

/**
 * Adds a further message, sealed already, of whoever has the receipt of this case; once for each `id`, where it has one. `address`
 * is counted by, and not stored.
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
    // Locked, so that of two at once the second sees the first.
    await on.$queryRaw<
      { id: string }[]
    >`SELECT id FROM confidential_cases WHERE id = ${caseId}::uuid FOR UPDATE`;
    if (id && (await on.confidentialPart.count({ where: { id } })) > 0) return;
    await addPart(on, { caseId, kind: "message", ...message });
    await countFiled(on, { way: "further", address, now });
  });
}
