import "server-only";
import { listNamed } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import type { CaseState } from "#lib/domains/cases/open/kinds.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import type { BulkPost } from "../open/bulk.ts";
import { kindsOf } from "../open/rights.ts";
import { titleOf } from "../title-of.ts";
import { bulkRun, type BulkResult } from "./bulk-run.ts";

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
