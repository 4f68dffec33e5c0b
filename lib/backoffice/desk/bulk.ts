import "server-only";
import { z } from "zod";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { toAppError } from "#lib/platform/http/faults.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { listNamed, type NamedCase } from "#lib/domains/cases/index.ts";
import type { CaseState } from "#lib/domains/cases/open/kinds.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { bulkPosts, type BulkPost, type CaseRead, type BulkAction } from "./open/bulk.ts";
import { doAtOnce, colleaguesFor } from "./at-once.ts";
import { holdAction } from "./pending-actions.ts";
import type { BulkInput } from "./schema.ts";
import { kindsOf, mayDecide } from "./open/rights.ts";
import { titleOf } from "./title-of.ts";
import { caseTypeOf } from "./case-types/index.ts";

/** How long the results of a bulk action can be read. */
const runHours = 24;

const bulkResult = z.discriminatedUnion("outcome", [
  z.object({ reference: z.string(), outcome: z.literal("done") }),
  z.object({ reference: z.string(), outcome: z.literal("held"), until: z.iso.datetime() }),
  z.object({ reference: z.string(), outcome: z.literal("refused"), why: z.string() }),
]);

/** The result for one case. */
type BulkResult = z.output<typeof bulkResult>;

/** What is stored of a bulk action. */
const bulkRun = z.object({ action: z.enum(bulkPosts), results: z.array(bulkResult) });

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

/** The result for one case, and the case's current state. */
export type ShownResult = BulkResult & {
  title: string | undefined;
  state: CaseState | undefined;
  /** The action is still held and can be undone. */
  canUndo: boolean;
};

export type ShownRun = { action: BulkPost; results: readonly ShownResult[] };

/** The results of a bulk action, for the member who ran it. Undefined for anybody else, and after a day. */
export async function readRun({ member }: Visit, id: string): Promise<ShownRun | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db().bulkRun.findFirst({
    where: { id, memberId: member.id, expiresAt: { gt: new Date() } },
    select: { action: true, results: true },
  });
  const { data } = bulkRun.safeParse(row);
  if (!data) return undefined;
  const references = data.results.map(({ reference }) => reference);
  const rows = await listNamed(references, { kinds: kindsOf(member.role) });
  const results = data.results.map((result): ShownResult => {
    const now = rows.get(result.reference);
    const canUndo = result.outcome === "held" && now?.held?.byId === member.id;
    return { ...result, title: now && titleOf(now), state: now?.state, canUndo };
  });
  return { action: data.action, results };
}

/** One case in the lists of a bulk action. It has no title if the reader may not read it. */
type BulkCase = CaseRead & { title: string | undefined };

export type BulkPreview = {
  will: readonly BulkCase[];
  /** With the sentence that gives the reason. */
  willNot: readonly (BulkCase & { why: string })[];
};

type Asked = { action: BulkAction; to: string | undefined; cases: readonly CaseRead[] };

/** Why a case cannot be assigned to somebody. */
async function whyNotTheirs(row: NamedCase, to: string | null): Promise<string | undefined> {
  if ((row.assignee?.id ?? null) === to) return fault("case.assignedAlready");
  if (to === null) return undefined;
  const isReader = (await colleaguesFor(row)).some(({ id }) => id === to);
  return isReader ? undefined : fault("case.assignee");
}

async function whyNot(
  { member }: Visit,
  { action, to = member.id }: Asked,
  row: NamedCase | undefined,
  version: number,
): Promise<string | undefined> {
  if (!row) return fault("case.unknown");
  if (action === "assign") {
    const why = await whyNotTheirs(row, to === "nobody" ? null : to);
    return why ?? (row.version === version ? undefined : fault("case.changed"));
  }
  if (!mayDecide(member.role, row.kind)) return fault("mayNot");
  if (row.held) return fault("case.heldAlready");
  if (action === "close" && row.state === "done") return fault("case.doneAlready");
  if (row.version !== version) return fault("case.changed");
  const content = await caseTypeOf(row).read(row, member);
  return content?.actions.includes(action) ? undefined : fault("case.notNow");
}

/** Previews a bulk action: which cases it would change, which it would not, and why. Changes nothing. */
export async function previewBulk(visit: Visit, asked: Asked): Promise<BulkPreview> {
  const references = asked.cases.map(({ reference }) => reference);
  const rows = await listNamed(references, { kinds: kindsOf(visit.member.role) });
  const will: BulkCase[] = [];
  const willNot: (BulkCase & { why: string })[] = [];
  for (const { reference, version } of asked.cases) {
    const row = rows.get(reference);
    const shown = { reference, version, title: row && titleOf(row) };
    const why = await whyNot(visit, asked, row, version);
    if (why) willNot.push({ ...shown, why });
    else will.push(shown);
  }
  return { will, willNot };
}
