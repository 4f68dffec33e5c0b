import "server-only";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import { fault } from "#lib/words/faults.ts";
import { addPart } from "./add-part.ts";
import { isSent, type SealedPart } from "./file-case.ts";
import { findOwnCase } from "./own-case.ts";
import { requireLiveKeys } from "./recipients.ts";

/** A further message of whoever has the receipt, sealed already. */
export async function writeFurther(lookup: string, message: SealedPart, address: string): Promise<void> {
  const { id } = await findOwnCase(lookup, address);
  if (!isSent(message, "message")) throw new AppError("invalid_input", fault("confidential.call"));
  await requireLiveKeys(message.keys);
  await db().$transaction((on) => addPart(on, { caseId: id, kind: "message", ...message }));
}
