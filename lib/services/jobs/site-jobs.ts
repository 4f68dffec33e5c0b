import "server-only";
import { log } from "#lib/platform/log.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { type Wish, jobs, type JobData, type JobHandlers, type JobName, isScheduled } from "./jobs.ts";
import type { Runner } from "./run-jobs.ts";
import { db } from "#lib/platform/db.ts";

type SiteRunner = Runner<typeof jobs>;

/** Next bundles the code that starts with the server separately from its routes; both share this runner. */
const shared = globalThis as { akomaJobs?: Promise<SiteRunner>; akomaJobSender?: Promise<SiteRunner> };

/**
 * pg-boss takes five to nine MB: it is imported once per process, into the bundle of what starts first, and into none
 * of the routes.
 */
async function load(handlers?: JobHandlers): Promise<SiteRunner> {
  const { runJobs } = await import("./run-jobs.ts");
  return runJobs(jobs, handlers);
}

/** Starts the background jobs of this process. Never fails: without a database it begins once there is one. */
export function startJobs(handlers: JobHandlers): void {
  if (shared.akomaJobs) return;
  shared.akomaJobs = load(handlers);
  shared.akomaJobs.catch((fault: unknown) => log.error({ err: fault, action: "jobs" }, "jobs not started"));
}

/** The runner of this process. Where no jobs were started, as in a command, it only sends. */
const runnerOf = (): Promise<SiteRunner> => shared.akomaJobs ?? (shared.akomaJobSender ??= load());

/**
 * Adds a job; in the transaction of `tx` it exists if and when that commits. Returns whether it was added: it is not
 * while one with the same key waits or runs.
 */
export async function enqueue<Name extends JobName>(
  name: Name,
  data: JobData<Name>,
  wish?: Wish,
): Promise<boolean> {
  return (await runnerOf()).enqueue(name, data, wish);
}

/** Retries the jobs with this name that failed for good, in the transaction `tx`; returns how many. */
export const retryFailed = async (name: JobName, tx: Prisma.TransactionClient): Promise<number> =>
  (await runnerOf()).retryFailed(name, tx);

/**
 * Takes no more jobs and waits for those that run. Jobs enqueued from then on are left to another process or the next.
 */
export async function stopJobs(): Promise<void> {
  const runners = await Promise.all([shared.akomaJobs, shared.akomaJobSender]);
  await Promise.all(runners.map((runner) => runner?.stop()));
}

/** The state of one job of the site. Job rows are kept for a day after they end. */
export type JobState = {
  name: JobName;
  /** A cron expression, in UTC; undefined for a job that runs only on request. */
  schedule: string | undefined;
  /** How many wait, including those for a later time; how many of them are due, and since when the oldest is. */
  waiting: number;
  due: number;
  dueSince: Date | null;
  running: number;
  /** Failed for good within the last day. */
  failed: number;
  lastAt: Date | null;
  lastSeconds: number | null;
  hasFailedLast: boolean | null;
};

type Row = Omit<JobState, "name" | "schedule"> & { name: string };

/** Reads the tables of pg-boss without changing them: the counts that pg-boss caches for a queue are older. */
export async function readJobStates(): Promise<JobState[]> {
  const names = Object.keys(jobs) as JobName[];
  const rows = await db().$queryRaw<Row[]>`
    SELECT n.name, coalesce(c.waiting, 0) AS waiting, coalesce(c.due, 0) AS due, c.due_since AS "dueSince",
      coalesce(c.running, 0) AS running, coalesce(c.failed, 0) AS failed,
      last.completed_on AS "lastAt", extract(epoch FROM last.completed_on - last.started_on)::float8 AS "lastSeconds",
      last.state = 'failed' AS "hasFailedLast"
    FROM unnest(${names}::text[]) AS n (name)
    LEFT JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE j.state IN ('created', 'retry')))::int AS waiting,
        (count(*) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after <= now()))::int AS due,
        min(greatest(j.start_after, j.created_on)) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after <= now()) AS due_since,
        (count(*) FILTER (WHERE j.state = 'active'))::int AS running,
        (count(*) FILTER (WHERE j.state = 'failed' AND j.completed_on > now() - interval '1 day'))::int AS failed
      FROM pgboss.job j WHERE j.name = n.name AND j.state IN ('created', 'retry', 'active', 'failed')
    ) AS c ON true
    LEFT JOIN LATERAL (
      SELECT j.completed_on, j.started_on, j.state FROM pgboss.job j
      WHERE j.name = n.name AND j.completed_on IS NOT NULL AND j.state IN ('completed', 'failed')
      ORDER BY j.completed_on DESC LIMIT 1
    ) AS last ON true`;
  const byName = new Map(rows.map((row) => [row.name, row]));
  return names.flatMap((name) => {
    const row = byName.get(name);
    return row ? [{ ...row, name, schedule: isScheduled(name) ? jobs[name].schedule : undefined }] : [];
  });
}
