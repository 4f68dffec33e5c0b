import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { toAppError } from "#lib/platform/http/faults.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { doAtOnce } from "../at-once.ts";
import { holdAction } from "../hold-action.ts";
import type { BulkPost, CaseRead } from "../open/bulk.ts";
import type { BulkInput } from "../schema.ts";
import { runHours, type BulkResult } from "./bulk-run.ts";

/** Applies the action to one case, through the same function as a single action. */
async function doOne(
  visit: Visit,
  { do: action, to, words }: BulkInput,
  read: CaseRead,
): Promise<BulkResult> {
  const { reference } = read;
  if (action === "assign" || action === "undo") {
    await doAtOnce(visit, action, { ...read, to });
    return { reference, outcome: "done" };
  }
  const { heldUntil } = await holdAction(visit, action, { ...read, words });
  return { reference, outcome: "held", until: heldUntil.toISOString() };
}

/** The result shown for a case that failed. The first field error is more specific than the overall message. */
function refused(reference: string, thrown: unknown): BulkResult {
  const { message, fields } = toAppError(thrown, "doBulk");
  const [first] = Object.values(fields ?? {}).flat();
  return { reference, outcome: "refused", why: first ?? message };
}

const count = (results: readonly BulkResult[], of: BulkResult["outcome"]): number =>
  results.filter(({ outcome }) => outcome === of).length;

/**
 * Applies the same action to several cases one after another, each at the version that was read. A failure in one case
 * does not stop the others. The results are kept for a day, for the member who ran it.
 */
export async function doBulk(
  visit: Visit,
  input: BulkInput,
): Promise<{ run: string; results: BulkResult[] }> {
  const { member } = visit;
  const action: BulkPost = input.do;
  const results: BulkResult[] = [];
  for (const read of input.cases) {
    const result = await doOne(visit, input, read).catch((thrown: unknown) =>
      refused(read.reference, thrown),
    );
    results.push(result);
  }
  const expiresAt = new Date(Date.now() + runHours * 3_600_000);
  const run = await db().$transaction(async (on) => {
    const { id } = await on.bulkRun.create({
      data: { memberId: member.id, action, results, expiresAt },
      select: { id: true },
    });
    const [done, held] = [count(results, "done"), count(results, "held")];
    const detail = { run: id, action, done, held, refused: count(results, "refused") };
    await record({ action: "case.bulk", outcome: "done", actorId: member.id, detail }, on);
    return id;
  });
  return { run, results };
}
