import "server-only";
import { db } from "../db.ts";
import { dayOf } from "./own-case.ts";

export type ListedKey = { id: string; email: string; recipient: string; since: string };

/** Who can open what is filed now. */
export async function listKeys(): Promise<ListedKey[]> {
  const rows = await db().caseworkerKey.findMany({
    where: { retiredOn: null, member: { role: "caseworker" } },
    select: { id: true, recipient: true, createdOn: true, member: { select: { email: true } } },
    orderBy: { id: "asc" },
    take: 100,
  });
  return rows.map(({ id, recipient, createdOn, member }) => ({
    id,
    recipient,
    email: member.email,
    since: dayOf(createdOn),
  }));
}
