import "server-only";
import { record } from "#lib/services/audit/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { env } from "#lib/platform/env.ts";
import { registration } from "../shared/code-schema.ts";
import type { Role } from "#lib/data/access/open/visit.ts";
import { retireKeys } from "../staff/retire-keys.ts";

type Row = { id: string; role: Role; consented_at: Date | null; is_new: boolean };

/**
 * Finds or creates the account of an address that was just proved. The registration answers are accepted once;
 * addresses in ADMIN_EMAILS become administrators.
 */
export async function findOrMakeMember(
  on: Prisma.TransactionClient,
  email: string,
  told: unknown,
): Promise<{ id: string; isNew: boolean; isRegistered: boolean }> {
  const [row] = await on.$queryRaw<Row[]>`
    INSERT INTO members (email) VALUES (${email})
    ON CONFLICT (email) DO UPDATE SET email = EXCLUDED.email
    RETURNING id, role::text, consented_at, (xmax = 0) AS is_new`;
  if (!row) throw new Error("the account was neither found nor made");
  const entry = { outcome: "done", actorId: row.id, address: email } as const;
  const said = registration.safeParse(told);
  if (said.success && row.consented_at === null) {
    const { audience, country } = said.data;
    await on.$executeRaw`
      UPDATE members SET audience = ${audience}, country_slug = ${country ?? null}, consented_at = now()
      WHERE id = ${row.id}::uuid`;
    await record({ ...entry, action: "registration.completed" }, on);
  }
  if (env.ADMIN_EMAILS.includes(email) && row.role !== "admin") {
    await on.$executeRaw`UPDATE members SET role = 'admin' WHERE id = ${row.id}::uuid`;
    await retireKeys(on, row.id);
    await on.roleChange.create({ data: { memberId: row.id, from: row.role, to: "admin" } });
    await record({ ...entry, action: "role.given", detail: { role: "admin", by: "ADMIN_EMAILS" } }, on);
  }
  return { id: row.id, isNew: row.is_new, isRegistered: row.consented_at !== null || said.success };
}
