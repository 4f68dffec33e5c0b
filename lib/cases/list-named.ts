import "server-only";
import { db } from "../db.ts";
import { caseRow, type CaseRow } from "./find-case.ts";
import type { Looker } from "./matching.ts";

/** A case with who is doing something with it at this moment. */
export type NamedCase = CaseRow & { held: { byId: string } | null };

/** The cases of these references that somebody may read, by reference; what they may not read and what is unknown is not in it. */
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
