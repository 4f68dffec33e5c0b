import type { z } from "zod";
import type { Prisma } from "../generated/prisma/client.ts";

export type Job = {
  /** What it is told: ids and counts. Rows of jobs are kept in clear, so no words of a visitor, no address, no secret. */
  data: z.ZodObject;
  /** How often it is tried again. The waits between grow from ten seconds to an hour. */
  retries: number;
  /** How long one try may take. Whatever runs longer, or died with its process, counts as failed. */
  expireSeconds: number;
  /** When it comes by itself, as cron says it, in UTC. It is then told nothing. */
  schedule?: string;
};

export type JobTable = Record<string, Job>;
export type DataOf<Table extends JobTable, Name extends keyof Table> = z.output<Table[Name]["data"]>;

/** What does each job. It may be run again after it failed half-way, and must stand that. `signal`: its time is over. */
export type HandlersOf<Table extends JobTable> = {
  [Name in keyof Table]: (data: DataOf<Table, Name>, signal: AbortSignal) => Promise<void>;
};

export type Wish = {
  /** The transaction of the deed it belongs to: the job is there if and when that is committed. */
  tx?: Prisma.TransactionClient;
  /** While a job of this name and key waits or runs, no other is added. Without one, each is. */
  key?: string;
  startAfter?: Date;
};
