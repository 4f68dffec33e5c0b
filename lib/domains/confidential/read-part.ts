import "server-only";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** One part as it is stored, which is sealed. */
export async function readPart(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const found = await db().confidentialPart.findUnique({ where: { id }, select: { sealed: true } });
  if (!found) throw new AppError("not_found", fault("confidential.unknown"));
  return found.sealed;
}
