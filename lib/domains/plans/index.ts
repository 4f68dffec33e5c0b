import "server-only";

export { datesFile, readPlanQuery, type DateRow } from "./dates-file.ts";
export { factsOfPlan } from "./facts-of-plan.ts";
export { largestPlan, planInput, savePlan } from "./save-plan.ts";
export { exportPlansOf, listOwnPlans, listPlannedCountries, type PlannedCountry } from "./list-plans.ts";
