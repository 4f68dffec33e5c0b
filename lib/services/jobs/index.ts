import "server-only";

export { readJobStates, type JobState } from "./read-job-states.ts";
export { enqueue, retryFailed, startJobs, stopJobs } from "./site-jobs.ts";
export { isScheduled, scheduledKey, type JobHandlers, type JobName, type ScheduledJob } from "./jobs.ts";
