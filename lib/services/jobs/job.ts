import type { z } from "zod";
import type { Prisma } from "#lib/generated/prisma/client.ts";

export type Job = {
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
