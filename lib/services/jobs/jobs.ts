import { z } from "zod";
import type { Prisma } from "#lib/generated/prisma/client.ts";

type Job = {
  /**
   * The payload: ids and counts. Job rows are stored unencrypted, so it never contains a visitor's text, an address or
   * a secret.
   */
  data: z.ZodObject;
  /** How many times a failed job is retried, with waits that grow from ten seconds to an hour. */
  retries: number;
  /** The timeout of one attempt. A job that takes longer, or whose process died, counts as failed. */
  expireSeconds: number;
  /** When the job runs automatically: a cron expression, in UTC. Its payload is then empty. */
  schedule?: string;
};

export type JobTable = Record<string, Job>;
export type DataOf<Table extends JobTable, Name extends keyof Table> = z.output<Table[Name]["data"]>;

/**
 * The handler of each job. It must be idempotent, because it may run again after it failed half-way. `signal` aborts
 * when its time is over.
 */
export type HandlersOf<Table extends JobTable> = {
  [Name in keyof Table]: (data: DataOf<Table, Name>, signal: AbortSignal) => Promise<void>;
};

export type Wish = {
  /** The transaction of the action that the job belongs to: the job exists if and when it commits. */
  tx?: Prisma.TransactionClient;
  /** While a job with this name and key waits or runs, no other is added. Without a key, each job is added. */
  key?: string;
  startAfter?: Date;
};

/**
 * All background jobs of the site, by name. Their handlers are in `lib/backoffice/job-handlers.ts`, so that a domain
 * can enqueue a job that it handles itself. When a name is removed, a migration deletes its rows of pgboss.schedule and
 * pgboss.queue.
 */
export const jobs = {
  /** Deletes rows that were kept for as long as `lib/data/retention/open/retention.ts` says. */
  purge: { data: z.object({}), retries: 0, expireSeconds: 15 * 60, schedule: "17 * * * *" },
  /** Appends new audit events to the audit chain (lib/services/audit). */
  chainAudit: { data: z.object({}), retries: 0, expireSeconds: 5 * 60, schedule: "*/5 * * * *" },
  /** Verifies the whole audit chain and stores the result (lib/services/audit). */
  checkAudit: { data: z.object({}), retries: 0, expireSeconds: 15 * 60, schedule: "43 3 * * *" },
  /**
   * Runs the action of a staff member on a case, once the time in which they can undo it is over (lib/backoffice/desk).
   * The database stores the name of a job, so this one keeps its name from before actions were called so.
   */
  doHeldDeed: { data: z.object({ id: z.uuid() }), retries: 20, expireSeconds: 60 },
  /** Adds submissions that have no case yet to the queue of staff (lib/backoffice/desk). */
  fileMissingCases: { data: z.object({}), retries: 0, expireSeconds: 5 * 60, schedule: "*/10 * * * *" },
  /**
   * Notifies caseworkers once a day that cases wait, at a fixed hour, which reveals nothing about when somebody wrote
   * (lib/domains/casework).
   */
  tellCaseworkers: { data: z.object({}), retries: 5, expireSeconds: 60, schedule: "0 6 * * *" },
  /** Reminds the sender of a form that a question about it is open. */
  remindSender: {
    data: z.object({ submissionId: z.uuid(), eventId: z.string().regex(/^\d{1,19}$/) }),
    retries: 5,
    expireSeconds: 60,
  },
  /** Notifies a visitor who left a chat, by mail, that there is an answer (lib/backoffice/desk/talk). */
  tellOfAnswer: {
    data: z.object({ caseId: z.uuid(), eventId: z.string().regex(/^\d{1,19}$/) }),
    retries: 5,
    expireSeconds: 60,
  },
  /** Sends an event to a webhook, if its next attempt is due (lib/domains/webhooks). */
  deliverWebhook: { data: z.object({ id: z.uuid() }), retries: 5, expireSeconds: 60 },
  /**
   * Delivers due events that no job handles: those that waited while a webhook was switched off or rested, and those
   * whose process died (lib/domains/webhooks).
   */
  wakeDeliveries: { data: z.object({}), retries: 0, expireSeconds: 5 * 60, schedule: "*/5 * * * *" },
  /** Scans a file that was added to a form (lib/services/uploads). */
  scanUpload: { data: z.object({ id: z.uuid() }), retries: 12, expireSeconds: 5 * 60 },
} as const satisfies JobTable;

export type JobName = keyof typeof jobs;
export type JobData<Name extends JobName> = DataOf<typeof jobs, Name>;
export type JobHandlers = HandlersOf<typeof jobs>;

/** Jobs that run automatically, without a payload. */
export type ScheduledJob = {
  [Name in JobName]: (typeof jobs)[Name] extends { schedule: string } ? Name : never;
}[JobName];
export const isScheduled = (name: JobName): name is ScheduledJob => "schedule" in jobs[name];

/** The key of every scheduled job: one of each waits or runs, whether it was scheduled or requested. */
export const scheduledKey = "schedule";
