import "server-only";
import { z } from "zod";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { fault, says } from "#lib/platform/words/faults.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { limit } from "#lib/services/limits/index.ts";
import { readPlan } from "./schema.ts";
import { asShared, isSamePlan, mergePlans } from "./open/merge.ts";
import type { Plan } from "./open/plan.ts";

/** Leaves room for the merged texts of several devices; Ethiopic letters take three bytes each. */
export const largestPlan = { bytes: 64 * 1024, sentence: () => fault("plan.large") };

/** The request body with which a device sends a plan. */
export const planInput = z.strictObject(
  {
    country: z.enum(countrySlugs, says("noCountry")),
    plan: z.unknown().transform((value, context) => {
      const plan = readPlan(value);
      if (plan) return plan;
      context.addIssue({ code: "custom", message: says("plan.unreadable").error() });
      return z.NEVER;
    }),
  },
  says("plan.body"),
);
type PlanInput = z.output<typeof planInput>;

/** Two devices that write at the same time both succeed in far fewer tries. */
const mostTries = 5;

/** The stored plan; version 0 means that there is none yet. Undefined if the member no longer exists. */
async function findStored(memberId: string, country: string) {
  const [row] = await db().$queryRaw<{ body: unknown; version: number }[]>`
    SELECT p.body, coalesce(p.version, 0) AS version
    FROM members m LEFT JOIN plans p ON p.member_id = m.id AND p.country_slug = ${country}
    WHERE m.id = ${memberId}::uuid`;
  return row;
}

/** Stores a plan that was merged with `version`. Returns false if another write came in between. */
async function storeOver(memberId: string, country: string, plan: Plan, version: number): Promise<boolean> {
  const rows = await db().$queryRaw<{ version: number }[]>`
    INSERT INTO plans AS p (member_id, country_slug, body)
    SELECT m.id, ${country}, ${JSON.stringify(plan)}::jsonb
    FROM members m WHERE m.id = ${memberId}::uuid FOR KEY SHARE
    ON CONFLICT (member_id, country_slug) DO UPDATE
    SET body = excluded.body, version = p.version + 1, updated_at = now()
    WHERE p.version = ${version}::int
    RETURNING version`;
  return rows.length > 0;
}

/**
 * Merges a device's plan with the account's and returns the result. Nothing is lost: if another device writes in
 * between, the merge is repeated. Throws `rate_limited`, `unauthenticated` if the account is deleted, and `conflict` if
 * every try was overtaken.
 */
export async function savePlan(
  member: { id: string },
  { country, plan }: PlanInput,
): Promise<{ plan: Plan }> {
  await limit("plan", member.id, fault("plan.many"));
  for (let tries = 0; tries < mostTries; tries += 1) {
    const row = await findStored(member.id, country);
    if (!row) throw new AppError("unauthenticated", fault("notSignedIn"));
    const stored = readPlan(row.body);
    const merged = asShared(stored ? mergePlans(stored, plan) : plan);
    if (stored && isSamePlan(stored, merged)) return { plan: merged };
    if (await storeOver(member.id, country, merged, row.version)) return { plan: merged };
  }
  throw new AppError("conflict", fault("plan.again"));
}
