import "server-only";
import { z } from "zod";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { open, seal } from "#lib/secrets/index.ts";
import { fault } from "#lib/words/faults.ts";
import { heldSeconds } from "./open/limits.ts";

const purpose = "held deed";
const body = z.object({ caseId: z.string(), told: z.unknown() });

/** A deed that waits, and can be taken back until it is done. */
export type Held = {
  id: string;
  caseId: string;
  deed: string;
  /** What was given with it, as its schema answered it. */
  told: unknown;
  byId: string;
  /** The address of who did it. */
  by: string | undefined;
  heldUntil: Date;
};

/** Holds a deed for its time, in the transaction `on`. Throws `conflict` where another is held. */
export async function hold(
  on: Prisma.TransactionClient,
  { caseId, deed, told, byId }: Pick<Held, "caseId" | "deed" | "told" | "byId">,
  now: Date = new Date(),
): Promise<{ id: string; heldUntil: Date }> {
  const heldUntil = new Date(now.getTime() + heldSeconds * 1000);
  const [row] = await on.heldDeed.createManyAndReturn({
    data: [{ caseId, deed, byId, heldUntil, sealed: seal(purpose, { caseId, told }) }],
    skipDuplicates: true,
    select: { id: true, heldUntil: true },
  });
  if (!row) throw new AppError("conflict", fault("case.heldAlready"));
  return row;
}

type Row = {
  id: string;
  caseId: string;
  deed: string;
  sealed: Uint8Array<ArrayBuffer>;
  byId: string;
  by: string | null;
  heldUntil: Date;
};

/** What is held of a case. */
export async function findHeld(caseId: string): Promise<Held | undefined> {
  const [row] = await db().$queryRaw<Row[]>`
    SELECT h.id::text AS id, h.case_id::text AS "caseId", h.deed, h.sealed, h.by_id::text AS "byId", m.email AS by,
      h.held_until AS "heldUntil"
    FROM held_deeds h LEFT JOIN members m ON m.id = h.by_id
    WHERE h.case_id = ${caseId}::uuid`;
  if (!row) return undefined;
  const { sealed, by, ...held } = row;
  return { ...held, by: by ?? undefined, told: openTold(row.caseId, sealed) };
}

/** What was given with a held deed. Throws where the seal is none of ours. */
function openTold(caseId: string, sealed: Uint8Array): unknown {
  return body.extend({ caseId: z.literal(caseId) }).parse(open(purpose, sealed)).told;
}

/** Takes a held deed out, in the transaction `on`, to do it or to let it be. Undefined where somebody was faster. */
export async function release(
  on: Prisma.TransactionClient,
  where: { id: string },
): Promise<Omit<Held, "by"> | undefined> {
  const row = await on.heldDeed.findUnique({ where });
  if (!row) return undefined;
  const { count } = await on.heldDeed.deleteMany({ where });
  if (count === 0) return undefined;
  const { id, caseId, deed, byId, heldUntil, sealed } = row;
  return { id, caseId, deed, byId, heldUntil, told: openTold(caseId, sealed) };
}
