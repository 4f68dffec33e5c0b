import { z } from "zod";
import { says } from "#lib/platform/words/faults.ts";
import { jobs, type JobName } from "./jobs.ts";

/** The name of a job of the site. */
export const jobName = z.enum(Object.keys(jobs) as JobName[], says("job.unknown"));
