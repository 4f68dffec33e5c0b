import "server-only";

export { enqueue, startJobs, stopJobs } from "./site-jobs.ts";
export type { JobHandlers } from "./jobs.ts";
