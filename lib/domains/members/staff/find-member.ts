import "server-only";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { mailboxOf } from "#lib/platform/text/read-address.ts";
import type { Role } from "#lib/data/access/open/visit.ts";

/** An account as an admin sees it. */
export type FoundMember = {
  id: string;
  email: string;
  role: Role;
  audience: string | null;
  countrySlug: string | null;
  createdAt: Date;
  /** Whether ADMIN_EMAILS names the address: the role cannot be changed at the desk. */
  isBySetting: boolean;
};

/** The account with this id, or with this whole address; part of an address finds nobody. */
export async function findMember(by: { id: string } | { email: string }): Promise<FoundMember | undefined> {
  const where = "id" in by ? { id: by.id } : { email: mailboxOf(by.email) };
  const found = await db().member.findUnique({
    where,
    select: { id: true, email: true, role: true, audience: true, countrySlug: true, createdAt: true },
  });
  return found ? { ...found, isBySetting: env.ADMIN_EMAILS.includes(found.email) } : undefined;
}
