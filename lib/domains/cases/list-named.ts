import "server-only";
import { db } from "#lib/platform/db.ts";
import { caseRow, type CaseRow } from "./find-case.ts";
import type { Looker } from "./matching.ts";

/** A case with the member whose action is held, if any. */
export type NamedCase = CaseRow & { held: { byId: string } | null };

/** The cases with these references, by reference. Unknown references and cases the reader may not see are left out. */
export async function listNamed(
  references: readonly string[],
  { kinds }: Pick<Looker, "kinds">,
): Promise<ReadonlyMap<string, NamedCase>> {
  const rows = await db().case.findMany({
    where: { reference: { in: [...references] }, kind: { in: [...kinds] } },
    take: references.length,
    orderBy: { id: "asc" },
    select: { ...caseRow, held: { select: { byId: true } } },
  });
  return new Map(rows.map((row) => [row.reference, row]));
}
