import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { db } from "#lib/platform/db.ts";
import { isSent, type SealedPart } from "./file-case.ts";
import { mostParts } from "./open/limits.ts";
import { hourNow, countFiled } from "./hourly-limits.ts";
import { requireLiveKeys } from "./live-keys.ts";

type Added = SealedPart & {
  id?: string | undefined;
  caseId: string;
  kind: "message" | "answer";
  /** How many parts the case had when it was read, if that must not have changed. */
  seen?: number;
};

/**
 * Adds a part to an open case by one conditional write: of two concurrent calls with the same `seen`, the second gets a
 * conflict.
 */
export async function addPart(
  on: Prisma.TransactionClient,
  { id, caseId, kind, seen, sealed, keys }: Added,
): Promise<void> {
  const state = kind === "answer" ? ("answered" as const) : ("waiting" as const);
  const [moved] = await on.confidentialCase.updateManyAndReturn({
    where: { id: caseId, state: { not: "closed" }, parts: seen ?? { lt: mostParts } },
    data: { parts: { increment: 1 }, state, touchedOn: new Date() },
    select: { parts: true },
  });
  if (!moved) throw await whyNot(on, caseId, seen);
  await on.confidentialPart.create({
    data: { ...(id && { id }), caseId, kind, place: moved.parts - 1, sealed, keys: [...keys] },
    select: { id: true },
  });
}

async function whyNot(on: Prisma.TransactionClient, id: string, seen: number | undefined): Promise<AppError> {
  const found = await on.confidentialCase.findUnique({ where: { id }, select: { state: true } });
  if (!found) return new AppError("not_found", fault("confidential.unknown"));
  if (found.state === "closed") return new AppError("conflict", fault("confidential.closed"));
  return new AppError("conflict", fault(seen === undefined ? "confidential.long" : "confidential.changed"));
}

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
    await countFiled(on, { channel: "further", address, now });
  });
}
