import { z } from "zod";
import type { DataOf, HandlersOf, JobTable } from "./job.ts";

/**
 * Everything the site does in the background, by name. What does it stands in `lib/job-handlers.ts`, so that a domain may
 * ask for a job that it does itself. A name that goes takes its rows of pgboss.schedule and pgboss.queue with it, by a
 * migration.
 */
export const jobs = {
  /** Deletes what has been kept as long as `lib/upkeep/open/retention.ts` says. */
  purge: { data: z.object({}), retries: 0, expireSeconds: 15 * 60, schedule: "17 * * * *" },
  /** Adds what was written to the audit to its chain (lib/audit). */
  chainAudit: { data: z.object({}), retries: 0, expireSeconds: 5 * 60, schedule: "*/5 * * * *" },
  /** Walks along the whole chain of the audit and keeps what it found (lib/audit). */
  checkAudit: { data: z.object({}), retries: 0, expireSeconds: 15 * 60, schedule: "43 3 * * *" },
  /** Does what a member of staff did with a case, once the time in which they can take it back is over (lib/desk). */
  doHeldDeed: { data: z.object({ id: z.uuid() }), retries: 20, expireSeconds: 60 },
  /** Puts into the queue of staff what stands in no case yet (lib/desk). */
  fileMissingCases: { data: z.object({}), retries: 0, expireSeconds: 5 * 60, schedule: "*/10 * * * *" },
  /** Tells caseworkers once a day, at an hour that tells nothing of when somebody wrote, that cases wait (lib/casework). */
  tellCaseworkers: { data: z.object({}), retries: 5, expireSeconds: 60, schedule: "0 6 * * *" },
  /** Reminds the sender of a form that a question about it is open. */
  remindSender: {
    data: z.object({ submissionId: z.uuid(), eventId: z.string().regex(/^\d{1,19}$/) }),
    retries: 5,
    expireSeconds: 60,
  },
  /** Tells a visitor who left a chat by mail that there is an answer (lib/desk/talk). */
  tellOfAnswer: {
    data: z.object({ caseId: z.uuid(), eventId: z.string().regex(/^\d{1,19}$/) }),
    retries: 5,
    expireSeconds: 60,
  },
  /** Sends an event to a webhook, if its next try is due (lib/webhooks). */
  deliverWebhook: { data: z.object({ id: z.uuid() }), retries: 5, expireSeconds: 60 },
  /** Has sent what is due to webhooks and no job looks at: what waited while one was off or rested, and what a process died with (lib/webhooks). */
  wakeDeliveries: { data: z.object({}), retries: 0, expireSeconds: 5 * 60, schedule: "*/5 * * * *" },
  /** Has a file that was added to a form looked through (lib/forms/uploads). */
  scanUpload: { data: z.object({ id: z.uuid() }), retries: 12, expireSeconds: 5 * 60 },
} as const satisfies JobTable;

export type JobName = keyof typeof jobs;
export type JobData<Name extends JobName> = DataOf<typeof jobs, Name>;
export type JobHandlers = HandlersOf<typeof jobs>;

/** The jobs that come by themselves, and are told nothing. */
export type ScheduledJob = {
  [Name in JobName]: (typeof jobs)[Name] extends { schedule: string } ? Name : never;
}[JobName];
export const isScheduled = (name: JobName): name is ScheduledJob => "schedule" in jobs[name];

/** By this key one of each scheduled job waits or runs, whether its time has come or somebody asked for it. */
export const scheduledKey = "schedule";
