import "server-only";

export { readJobStates, type JobState, enqueue, retryFailed, startJobs, stopJobs } from "./site-jobs.ts";
export { isScheduled, scheduledKey, type JobHandlers, type JobName, type ScheduledJob } from "./jobs.ts";
