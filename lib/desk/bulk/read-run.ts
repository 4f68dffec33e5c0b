import "server-only";
import { listNamed } from "../../cases/index.ts";
import { db } from "../../db.ts";
import type { CaseState } from "../../cases/open/kinds.ts";
import { isUuid } from "#lib/text/is-uuid.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import type { BulkPost } from "../open/bulk.ts";
import { kindsOf } from "../open/rights.ts";
import { titleOf } from "../title-of.ts";
import { bulkRun, type BulkResult } from "./bulk-run.ts";

/** What came of a case, and how it stands now. */
export type ShownResult = BulkResult & {
  title: string | undefined;
  state: CaseState | undefined;
  /** It is still to be done, and can be taken back. */
  canUndo: boolean;
};

export type ShownRun = { deed: BulkPost; results: readonly ShownResult[] };

/** What came of a deed with several cases, for whoever did it; undefined for everybody else, and a day later. */
export async function readRun({ member }: Visit, id: string): Promise<ShownRun | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db().bulkRun.findFirst({
    where: { id, memberId: member.id, expiresAt: { gt: new Date() } },
    select: { deed: true, results: true },
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
  return { deed: data.deed, results };
}
