import "server-only";
import { db } from "#lib/platform/db.ts";
import { limit } from "#lib/services/limits/index.ts";
import { requireCountry } from "./require-country.ts";
import type { Withdrawal } from "./schema.ts";
import { fault } from "#lib/platform/words/faults.ts";

/**
 * Deletes a member's rating and its comment for good. `withdrawn` is false if there was none, as after a double submit.
 * Throws `not_found` for an unknown country, and `rate_limited`.
 */
export async function withdrawRating(
  member: { id: string },
  slug: string,
  { kind }: Withdrawal,
): Promise<Withdrawal & { withdrawn: boolean }> {
  requireCountry(slug);
  await limit("withdrawal", member.id, fault("withdrawnOften"));
  const where = { memberId: member.id, countrySlug: slug, kind };
  const { count } = await db().rating.deleteMany({ where });
  return { kind, withdrawn: count > 0 };
}
