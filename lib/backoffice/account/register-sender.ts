import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { checkInput } from "#lib/platform/http/endpoint.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { registration } from "#lib/domains/members/shared/code-schema.ts";
import type { Member } from "#lib/data/access/open/visit.ts";

/** Writes a registration in the same transaction as what the member sends. */
export type WriteRegistration = (on: Prisma.TransactionClient) => Promise<void>;

/**
 * The registration that a member sends along with something else; undefined if theirs is complete. Throws
 * `invalid_input` with each missing answer. One conditional write decides: of several concurrent ones the first counts,
 * and a registration that was completed meanwhile stays as it is.
 */
export function registrationOf(
  member: Pick<Member, "id" | "email" | "isRegistered">,
  sent: unknown,
): WriteRegistration | undefined {
  if (member.isRegistered) return undefined;
  const { audience, country = null } = checkInput(registration, sent);
  return async (on) => {
    const written = await on.$executeRaw`
      UPDATE members SET audience = ${audience}, country_slug = ${country}, consented_at = now()
      WHERE id = ${member.id}::uuid AND consented_at IS NULL`;
    if (written === 0 && (await on.member.count({ where: { id: member.id } })) === 0)
      throw new AppError("unauthenticated", fault("notSignedIn"));
    if (written === 0) return;
    const by = { actorId: member.id, address: member.email };
    await record({ action: "registration.completed", outcome: "done", ...by, detail: { isFirst: true } }, on);
  };
}
