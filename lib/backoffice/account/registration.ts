import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { checkInput } from "#lib/platform/http/endpoint.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { registration, type Registration } from "#lib/domains/members/shared/code-schema.ts";
import type { Member, Visit } from "#lib/data/access/open/visit.ts";
import { db } from "#lib/platform/db.ts";
import { limit } from "#lib/services/limits/index.ts";

/** Writes a registration in the same transaction as what the member sends. */
type WriteRegistration = (on: Prisma.TransactionClient) => Promise<void>;

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

/**
 * Stores why the member is here, from which country, and when they agreed. Idempotent: the time of the first consent
 * stays. One conditional write decides, so two concurrent posts make one registration.
 */
export async function completeRegistration(
  { member }: Visit,
  { audience, country }: Registration,
): Promise<{ hasChanged: boolean }> {
  await limit("registration", member.id, fault("registeredOften"));
  const slug = country ?? null;
  return db().$transaction(async (on) => {
    const changed = await on.$executeRaw`
      UPDATE members SET audience = ${audience}, country_slug = ${slug}, consented_at = coalesce(consented_at, now())
      WHERE id = ${member.id}::uuid
        AND (consented_at IS NULL OR audience IS DISTINCT FROM ${audience}::text OR country_slug IS DISTINCT FROM ${slug}::text)`;
    if (changed === 0 && (await on.member.count({ where: { id: member.id } })) === 0)
      throw new AppError("unauthenticated", fault("notSignedIn"));
    if (changed > 0) {
      await record(
        {
          action: "registration.completed",
          outcome: "done",
          actorId: member.id,
          address: member.email,
          detail: { isFirst: !member.isRegistered },
        },
        on,
      );
    }
    return { hasChanged: changed > 0 };
  });
}
