import "server-only";

export { factsOfPlan } from "./facts-of-plan.ts";
export { planInput, type PlanInput } from "./input.ts";
export { exportPlansOf, listOwnPlans } from "./list-plans.ts";
export { savePlan } from "./save-plan.ts";
