import "server-only";
import { log } from "../log.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import type { Wish } from "./job.ts";
import { jobs, type JobData, type JobHandlers, type JobName } from "./jobs.ts";
import type { Runner } from "./run-jobs.ts";

type SiteRunner = Runner<typeof jobs>;

/** Next bundles what starts with the server apart from its routes; both mean the same runner. */
const shared = globalThis as { akomaJobs?: Promise<SiteRunner>; akomaJobSender?: Promise<SiteRunner> };

/** pg-boss takes five to nine MB: it comes once for the process, into the bundle of what starts first, and into none of the routes. */
async function load(handlers?: JobHandlers): Promise<SiteRunner> {
  const { runJobs } = await import("./run-jobs.ts");
  return runJobs(jobs, handlers);
}

/** Starts the background work of this process. Never fails: without a database it begins once there is one. */
export function startJobs(handlers: JobHandlers): void {
  if (shared.akomaJobs) return;
  shared.akomaJobs = load(handlers);
  shared.akomaJobs.catch((fault: unknown) => log.error({ err: fault, deed: "jobs" }, "jobs not started"));
}

/** The runner of this process; one that only sends where no jobs were started, as in a command. */
const runnerOf = (): Promise<SiteRunner> => shared.akomaJobs ?? (shared.akomaJobSender ??= load());

/**
 * Adds a job; in the transaction of `tx` it is there if and when that is committed. Answers whether it was added: not
 * while one of the same key waits or runs.
 */
export async function enqueue<Name extends JobName>(
  name: Name,
  data: JobData<Name>,
  wish?: Wish,
): Promise<boolean> {
  return (await runnerOf()).enqueue(name, data, wish);
}

/** Has what was given up of a job be tried again, in the transaction `tx`; answers how many. */
export const retryFailed = async (name: JobName, tx: Prisma.TransactionClient): Promise<number> =>
  (await runnerOf()).retryFailed(name, tx);

/** Takes no more jobs and waits for those that run. What is asked for from then on, another process or the next does. */
export async function stopJobs(): Promise<void> {
  const runners = await Promise.all([shared.akomaJobs, shared.akomaJobSender]);
  await Promise.all(runners.map((runner) => runner?.stop()));
}
