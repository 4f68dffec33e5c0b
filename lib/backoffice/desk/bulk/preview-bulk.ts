import "server-only";
import { listNamed, type NamedCase } from "#lib/domains/cases/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { colleaguesFor } from "../at-once.ts";
import { caseTypeOf } from "../case-types/index.ts";
import type { BulkAction, CaseRead } from "../open/bulk.ts";
import { kindsOf, mayDecide } from "../open/rights.ts";
import { titleOf } from "../title-of.ts";

/** One case in the lists of a bulk action. It has no title if the reader may not read it. */
export type BulkCase = CaseRead & { title: string | undefined };

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
