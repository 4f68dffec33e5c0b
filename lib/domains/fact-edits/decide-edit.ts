import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { applyEdit } from "#lib/data/countries/record/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { FactEdit as Row, Prisma } from "#lib/generated/prisma/client.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { raiseVersion, refreshVersion } from "./versions.ts";
import { getFact } from "./look-up-fact.ts";
import type { DecideAction } from "./open/paths.ts";
import type { DecisionInput } from "./schema.ts";
import { readEdit, sealWords } from "./stored-edit.ts";

const conflict = (key: "fact.decidedAlready" | "fact.overtaken" | "fact.changed") =>
  new AppError("conflict", fault(key));

async function getEdit(id: string): Promise<Row> {
  const row = await db().factEdit.findUnique({ where: { id } });
  if (!row) throw new AppError("not_found", fault("fact.unknownEdit"));
  return row;
}

/**
 * Closes a proposal in the transaction `on`, with one conditional update. Of two concurrent decisions one wins, and a
 * proposer never acts as the second person.
 */
async function end(
  on: Prisma.TransactionClient,
  { id }: Row,
  where: Prisma.FactEditWhereInput,
  data: Prisma.FactEditUpdateManyMutationInput,
): Promise<void> {
  const { count } = await on.factEdit.updateMany({ where: { ...where, id, state: "proposed" }, data });
  if (count === 0) throw conflict("fact.decidedAlready");
}

/** Throws `conflict` unless the fact is still the one the proposal was made for. */
function checkFits(row: Row): void {
  const edit = readEdit(row);
  const { file, base } = getFact(row.countrySlug, row.path);
  if (!edit) throw conflict("fact.overtaken");
  const { does } = applyEdit(file, base, edit);
  if (does === "overtaken" || does === "misfit") throw conflict("fact.overtaken");
}

/** Overlays an edit on the records. An earlier edit of the same fact is retired. */
async function approve(on: Prisma.TransactionClient, row: Row, by: string): Promise<void> {
  await raiseVersion(on);
  const same = { countrySlug: row.countrySlug, path: row.path, state: "approved" } as const;
  const newer = await on.factEdit.count({ where: { ...same, decidedAt: { gt: row.proposedAt } } });
  if (newer > 0) throw conflict("fact.changed");
  await on.factEdit.updateMany({ where: same, data: { state: "retired", endedAt: new Date() } });
  await end(
    on,
    row,
    { proposedBy: { not: by } },
    { state: "approved", decidedBy: by, decidedAt: new Date() },
  );
}

const actionOf = { approve: "fact.approved", refuse: "fact.refused", withdraw: "fact.withdrawn" } as const;

/**
 * Approves, refuses or withdraws a proposal. An approved one is shown here immediately, and by every instance within
 * half a minute. Throws `forbidden` if the member is not the one who may do it, and `conflict` if it is already decided
 * or the fact has changed.
 */
export async function decideEdit(
  { member }: Visit,
  action: DecideAction,
  { id, answer }: DecisionInput,
): Promise<{ id: string; country: string }> {
  const row = await getEdit(id);
  const isOwn = row.proposedBy === member.id;
  if (isOwn !== (action === "withdraw"))
    throw new AppError("forbidden", fault(isOwn ? "fact.secondPerson" : "fact.notYours"));
  if (row.state !== "proposed") throw conflict("fact.decidedAlready");
  if (action === "approve") checkFits(row);
  await db().$transaction(async (on) => {
    if (action === "approve") await approve(on, row, member.id);
    if (action === "refuse") {
      const sealedAnswer = sealWords(row, answer ?? "");
      const decided = {
        decidedBy: member.id,
        decidedAt: new Date(),
        endedAt: new Date(),
        answer: sealedAnswer,
      };
      await end(on, row, { proposedBy: { not: member.id } }, { state: "refused", ...decided });
    }
    if (action === "withdraw")
      await end(on, row, { proposedBy: member.id }, { state: "withdrawn", endedAt: new Date() });
    const detail = { edit: id, country: row.countrySlug, fact: row.path };
    await record({ action: actionOf[action], outcome: "done", actorId: member.id, detail }, on);
  });
  if (action === "approve") await refreshVersion().catch(() => undefined); // stored: the next poll repeats a failed refresh
  return { id, country: row.countrySlug };
}
