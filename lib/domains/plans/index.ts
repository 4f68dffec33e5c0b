import "server-only";

export type { DateRow } from "./date-rows.ts";
export { datesFile } from "./dates-file.ts";
export { factsOfPlan } from "./facts-of-plan.ts";
export { largestPlan, planInput } from "./input.ts";
export { exportPlansOf, listOwnPlans } from "./list-plans.ts";
export { listPlannedCountries, type PlannedCountry } from "./list-planned-countries.ts";
export { readPlanQuery } from "./plan-query.ts";
export { savePlan } from "./save-plan.ts";
