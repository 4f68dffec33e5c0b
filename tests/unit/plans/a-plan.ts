import { emptyPlan, type Plan } from "#lib/domains/plans/open/plan.ts";

/** A plan with something in every field, changed at 100. */
export const aPlan = (parts: Partial<Plan> = {}): Plan => ({
  ...emptyPlan,
  path: ["branch", 100],
  ticks: { "1": [true, 100], "2": [false, 100], "3": [true, 100] },
  paid: { "1": [{ amount: 25_000, currency: "XOF" }, 100] },
  dues: { a1: [{ on: "2027-01-15", what: "VAT return" }, 100], b2: [null, 100] },
  note: { text: "Ask for Ama, 2nd floor", at: 100, base: 0 },
  ...parts,
});
