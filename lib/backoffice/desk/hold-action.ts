import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { claimCase, findCase, hold, type CaseRow } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { enqueue } from "#lib/services/jobs/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { requireCase } from "./look-up.ts";
import { titleOf } from "./title-of.ts";
import { caseTypeOf } from "./case-types/index.ts";
import type { CaseContent, Told } from "./case-types/case-type.ts";
import { wordingOf } from "./case-types/comments.ts";
import type { PendingAction } from "./open/actions.ts";
import { gapsIn } from "./open/replies.ts";
import { mayDecide } from "./open/rights.ts";
import type { ActionInput } from "./schema.ts";

const wrong = (field: string, sentence: string) =>
  new AppError("invalid_input", fault("checkFields"), { fields: { [field]: [sentence] } });

/** The case to merge into: an open one of the same kind from the same sender. */
async function findTarget(row: CaseRow, typed: string): Promise<string> {
  const into = await findCase(typed, { kinds: [row.kind] });
  if (into?.id === row.id) throw wrong("into", fault("case.mergeSelf"));
  const isSame =
    into &&
    into.state !== "done" &&
    ((row.memberId !== null && into.memberId === row.memberId) ||
      (row.senderHash !== null && into.senderHash === row.senderHash));
  if (!isSame) throw wrong("into", fault("case.mergeOther"));
  return into.reference;
}

/** The payload to store with an action, as of now. */
async function toldWith(
  row: CaseRow,
  content: CaseContent,
  action: PendingAction,
  input: ActionInput,
): Promise<Told> {
  const { words, into, until, networks } = input;
  if (action === "merge") return { into: await findTarget(row, into ?? "") };
  if (action === "reply") return { words, email: content.email, title: titleOf(row) };
  if (row.kind === "comment") return { words: await wordingOf(row) };
  return { words, until, networks };
}

/**
 * Starts an action on a case: it is stored, and carried out half a minute later unless the member undoes it. One
 * conditional update decides, so of two concurrent actions one wins. Throws `not_found` for a case the member may not
 * read, `forbidden` for one they may not decide, and `conflict` if the case has changed since they read it.
 */
export async function holdAction(
  visit: Visit,
  action: PendingAction,
  input: ActionInput,
): Promise<{ reference: string; heldUntil: Date }> {
  const { member } = visit;
  const row = await requireCase(visit, input.reference);
  if (!mayDecide(member.role, row.kind)) throw new AppError("forbidden", fault("mayNot"));
  const content = await caseTypeOf(row).read(row, member);
  if (row.state === "done" && action === "reply") throw new AppError("conflict", fault("case.isDone"));
  if (!content?.actions.includes(action)) throw new AppError("conflict", fault("case.notNow"));
  if (action === "reply" && !content.email) throw new AppError("conflict", fault("case.noAddress"));
  const [gap] = action === "reply" ? gapsIn(input.words ?? "") : [];
  if (gap) throw wrong("words", fault("case.gap", { field: `{${gap}}` }));
  const told = await toldWith(row, content, action, input);
  await caseTypeOf(row).check?.(row, action, told, member);
  const { heldUntil } = await db().$transaction(async (on) => {
    const held = await hold(on, { caseId: row.id, action, told, byId: member.id });
    await claimCase(on, { id: row.id, version: input.version });
    await enqueue("doHeldDeed", { id: held.id }, { tx: on, startAfter: held.heldUntil });
    const detail = { reference: row.reference, action };
    await record({ action: "case.held", outcome: "done", actorId: member.id, detail }, on);
    return held;
  });
  return { reference: row.reference, heldUntil };
}
