import "server-only";
import { db } from "#lib/platform/db.ts";

/** For a request: how many vendors are asked, and how many quotes wait to be handed over. */
export async function countQuotes(reference: string): Promise<{ asked: number; waiting: number }> {
  const where = { request: { reference }, state: { not: "withdrawn" as const } };
  const [asked, waiting] = await Promise.all([
    db().quoteInvitation.count({ where }),
    db().quoteInvitation.count({ where: { ...where, state: "quoted", handedAt: null } }),
  ]);
  return { asked, waiting };
}
