import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Started } from "../started/started.ts";

/** The submission that is being changed. */
export type Amended = { reference: string; sentAt: Date };

/** The submission that a started form changes, for those who may open the form; undefined if it changes none. */
export async function findAmended({ amendsId }: Pick<Started, "amendsId">): Promise<Amended | undefined> {
  if (!amendsId) return undefined;
  const row = await db().submission.findUnique({
    where: { id: amendsId },
    select: { reference: true, sentAt: true },
  });
  return row ?? undefined;
}
