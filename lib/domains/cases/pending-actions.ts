import "server-only";
import { z } from "zod";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { pendingSeconds } from "./open/limits.ts";

const sealedFor = "held deed";
const sealedBody = z.object({ caseId: z.string(), told: z.unknown() });

/** An action that is waiting and can be undone until it is carried out. */
export type StoredAction = {
  id: string;
  caseId: string;
  action: string;
  /** Its payload, as parsed by its schema. */
  payload: unknown;
  byId: string;
  /** The address of the member who took the action. */
  by: string | undefined;
  heldUntil: Date;
};

/**
 * Holds an action for its delay, in the transaction `on`. Throws `conflict` if the case already has a pending action.
 */
export async function holdPendingAction(
  on: Prisma.TransactionClient,
  { caseId, action, payload, byId }: Pick<StoredAction, "caseId" | "action" | "payload" | "byId">,
  now: Date = new Date(),
): Promise<{ id: string; heldUntil: Date }> {
  const heldUntil = new Date(now.getTime() + pendingSeconds * 1000);
  const [row] = await on.pendingAction.createManyAndReturn({
    data: [{ caseId, action, byId, heldUntil, sealed: seal(sealedFor, { caseId, told: payload }) }],
    skipDuplicates: true,
    select: { id: true, heldUntil: true },
  });
  if (!row) throw new AppError("conflict", fault("case.heldAlready"));
  return row;
}

type Row = {
  id: string;
  caseId: string;
  action: string;
  sealed: Uint8Array<ArrayBuffer>;
  byId: string;
  by: string | null;
  heldUntil: Date;
};

/** The pending action of a case. */
export async function findPendingAction(caseId: string): Promise<StoredAction | undefined> {
  const [row] = await db().$queryRaw<Row[]>`
    SELECT h.id::text AS id, h.case_id::text AS "caseId", h.deed AS action, h.sealed, h.by_id::text AS "byId", m.email AS by,
      h.held_until AS "heldUntil"
    FROM held_deeds h LEFT JOIN members m ON m.id = h.by_id
    WHERE h.case_id = ${caseId}::uuid`;
  if (!row) return undefined;
  const { sealed, by, ...held } = row;
  return { ...held, by: by ?? undefined, payload: openPayload(row.caseId, sealed) };
}

/** Decrypts the payload of a pending action. Throws if the seal is invalid. */
function openPayload(caseId: string, sealed: Uint8Array): unknown {
  return sealedBody.extend({ caseId: z.literal(caseId) }).parse(open(sealedFor, sealed)).told;
}

/**
 * Removes a pending action in the transaction `on`, to carry it out or to cancel it. Undefined if it is already gone.
 */
export async function removePendingAction(
  on: Prisma.TransactionClient,
  where: { id: string },
): Promise<Omit<StoredAction, "by"> | undefined> {
  const row = await on.pendingAction.findUnique({ where });
  if (!row) return undefined;
  const { count } = await on.pendingAction.deleteMany({ where });
  if (count === 0) return undefined;
  const { id, caseId, action, byId, heldUntil, sealed } = row;
  return { id, caseId, action, byId, heldUntil, payload: openPayload(caseId, sealed) };
}
