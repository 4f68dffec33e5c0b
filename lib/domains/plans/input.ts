import { z } from "zod";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { fault, says } from "#lib/platform/words/faults.ts";
import { readPlan } from "./schema.ts";

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
export type PlanInput = z.output<typeof planInput>;
