import "server-only";
import { record } from "#lib/services/audit/index.ts";
import {
  addCaseEvent,
  getCase,
  joinCase,
  moveCaseById,
  release,
  type Held,
} from "#lib/domains/cases/index.ts";
import { noteInChat } from "#lib/domains/chat/index.ts";
import { db } from "#lib/platform/db.ts";
import { kickOutbox } from "#lib/services/mail/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { replyTo } from "./reply.ts";
import { caseTypeOf } from "./case-types/index.ts";
import type { Told } from "./case-types/case-type.ts";
import { isHeldDeed } from "./open/deeds.ts";

/** Carries out a held action in the transaction `on`: the domain's part first, then the case's. */
async function carryOut(
  on: Prisma.TransactionClient,
  { caseId, deed, told, byId }: Omit<Held, "by">,
): Promise<void> {
  const row = await getCase(caseId, on);
  if (!row || !isHeldDeed(deed)) return;
  const given = told as Told;
  await caseTypeOf(row).decide(on, row, deed, given, { id: byId });
  if (deed === "reply") await replyTo(on, row, given, byId);
  if (deed === "close") {
    await moveCaseById(on, row.id, "done");
    await addCaseEvent(on, row.id, { kind: "closed", byId, words: given.words });
  }
  if (deed === "merge") await joinCase(on, row, { into: given.into ?? "", byId });
  if (deed === "close" || deed === "merge") await noteInChat(on, row.id, { event: "closed" });
  const detail = { reference: row.reference, deed };
  await record({ deed: "case.done", outcome: "done", actorId: byId, detail }, on);
}

/** Removes a held action that failed, and records the failure in the case. */
async function giveUp(id: string, sentence: string): Promise<void> {
  await db().$transaction(async (on) => {
    const held = await release(on, { id });
    if (!held) return;
    const { caseId, deed, byId } = held;
    await addCaseEvent(on, caseId, { kind: "failed", byId, words: sentence, detail: { deed } });
    await record({ deed: "case.failed", outcome: "failed", actorId: byId, detail: { deed } }, on);
  });
}

/**
 * Carries out a held action once. Does nothing if it was undone or has already been carried out. If it is no longer
 * possible, for example because the sender withdrew, the failure is recorded in the case.
 */
export async function doHeldDeed(id: string): Promise<void> {
  try {
    await db().$transaction(async (on) => {
      const held = await release(on, { id });
      if (held) await carryOut(on, held);
    });
    kickOutbox();
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code === "unavailable") throw thrown;
    await giveUp(id, thrown.message || fault("case.notNow"));
  }
}
