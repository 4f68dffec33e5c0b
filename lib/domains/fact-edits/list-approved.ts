import "server-only";
import type { FactEdit } from "#lib/data/countries/record/index.ts";
import { db } from "#lib/platform/db.ts";
import { readEdit } from "./stored-edit.ts";

const most = 5_000;

/** The approved edits, in order of approval. */
export async function listApproved(): Promise<FactEdit[]> {
  const rows = await db().factEdit.findMany({
    where: { state: "approved" },
    orderBy: [{ decidedAt: "asc" }, { id: "asc" }],
    take: most,
  });
  return rows.flatMap((row) => readEdit(row) ?? []);
}
