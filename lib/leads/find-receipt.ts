import "server-only";
import { db } from "../db.ts";
import type { FiledType } from "./open/lead-types.ts";

export type Receipt = { reference: string; leadType: FiledType; country: string | null; filedAt: Date };

/** What anybody who knows a reference may read: never the words, the name or the address. */
export async function findReceipt(reference: string): Promise<Receipt | undefined> {
  const found = await db().lead.findUnique({
    where: { reference },
    select: { reference: true, leadType: true, filedAt: true, country: { select: { name: true } } },
  });
  if (!found) return undefined;
  return { ...found, leadType: found.leadType as FiledType, country: found.country?.name ?? null };
}
