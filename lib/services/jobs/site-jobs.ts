import "server-only";
import { log } from "#lib/platform/log.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { type Wish, jobs, type JobData, type JobHandlers, type JobName } from "./jobs.ts";
import type { Runner } from "./run-jobs.ts";

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
