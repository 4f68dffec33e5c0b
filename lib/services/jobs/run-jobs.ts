import "server-only";
import { type JobWithMetadata, PgBoss, fromPrisma } from "pg-boss";
import { type HandlersOf, type JobTable, type DataOf, type Wish, scheduledKey } from "./jobs.ts";
import { log } from "#lib/platform/log.ts";
import { outsideRequests } from "#lib/platform/request-scope.ts";
import { randomUUID } from "node:crypto";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { pool } from "#lib/platform/db.ts";

/** Runs one attempt of one job. Throws if it failed, so that pg-boss retries it or gives up. */
async function runOne<Table extends JobTable>(
  table: Table,
  handlers: HandlersOf<Table>,
  name: keyof Table & string,
  { id, data, signal, retryCount, retryLimit }: JobWithMetadata<unknown>,
): Promise<void> {
  try {
    // Validated again: another version of the site may have enqueued it.
    const payload = table[name]?.data.parse(data) as DataOf<Table, typeof name>;
    await outsideRequests(undefined, () => handlers[name](payload, signal));
  } catch (fault) {
    const line = { err: fault, action: name, id, tries: retryCount + 1 };
    if (retryCount < retryLimit) log.warn(line, "job failed");
    else log.error(line, "job given up");
    // pg-boss stores the thrown error in the job's row, unencrypted, and error messages may contain values of rows.
    throw new Error(fault instanceof Error ? fault.name : typeof fault);
  }
}

/** Makes this process run due jobs, one of each name at a time, and adds scheduled jobs, once for all processes. */
async function workQueues<Table extends JobTable>(
  boss: PgBoss,
  table: Table,
  handlers: HandlersOf<Table>,
  pollSeconds: number,
): Promise<void> {
  // The steps that query the database come first: if they fail, all of this is done again.
  for (const [name, { schedule }] of Object.entries(table)) {
    // A run that was missed while no process was up is made up for, once.
    if (schedule) await boss.schedule(name, schedule, {}, { missed: "once", singletonKey: scheduledKey });
  }
  for (const name of Object.keys(table)) {
    const options = { includeMetadata: true, pollingIntervalSeconds: pollSeconds } as const;
    const id: string = await boss.work(name, options, async (claimed: JobWithMetadata<unknown>[]) => {
      for (const job of claimed) await runOne(table, handlers, name, job);
      boss.notifyWorker(id); // more may be due: polls again at once
    });
  }
}

/** The intervals at which pg-boss polls for due jobs, for scheduled jobs, and for a database that was unavailable. */
type Pace = { pollSeconds: number; scheduleSeconds: number; retryMs: number };

/**
 * pg-boss on the site's connections. prisma/migrations create its tables, never this function: the site's database user
 * may lack the rights. Without `pace` it only sends, and its one timer is the one that refreshes its queue cache.
 */
export function openBoss(pace: Pace | undefined): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => pool().query(text, values) },
    migrate: false,
    createSchema: false,
    reindex: false, // needs the rights of the tables' owner
    registerInstance: false,
    openTelemetry: { enabled: false },
    queueCacheIntervalSeconds: 600,
    supervise: pace !== undefined,
    flowIntervalSeconds: 3_600, // no job depends on another
    schedule: pace !== undefined,
    cronMonitorIntervalSeconds: 45,
    ...(pace && { cronWorkerIntervalSeconds: pace.scheduleSeconds }),
  });
}

const mostAtOnce = 500;

/**
 * The ids of failed jobs with this name that may be retried: the latest of each key, and none whose key waits or runs
 * again, because there is one job per key.
 */
async function listFailed(on: Prisma.TransactionClient, name: string): Promise<string[]> {
  const rows = await on.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT ON (j.singleton_key) j.id::text AS id FROM pgboss.job j
    WHERE j.name = ${name} AND j.state = 'failed' AND NOT EXISTS (
      SELECT FROM pgboss.job w
      WHERE w.name = j.name AND w.singleton_key = j.singleton_key AND w.state IN ('created', 'retry', 'active'))
    ORDER BY j.singleton_key, j.completed_on DESC
    LIMIT ${mostAtOnce}::int`;
  return rows.map(({ id }) => id);
}

const daySeconds = 24 * 60 * 60;

/** Creates a queue in pg-boss for every job in the table. Idempotent, and safe in any number of instances at once. */
async function openQueues(boss: PgBoss, table: JobTable): Promise<void> {
  await boss.start();
  for (const [name, { retries, expireSeconds }] of Object.entries(table)) {
    await boss.createQueue(name, { policy: "exclusive" }); // one job of each key waits or runs
    await boss.updateQueue(name, {
      retryLimit: retries,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: 3_600,
      expireInSeconds: expireSeconds,
      deleteAfterSeconds: daySeconds,
    });
  }
}

const quietMs = 60_000;

/**
 * Limits `report` to one call a minute: code that polls every few seconds fails as often while the database is
 * unavailable.
 */
export function throttle<Given>(report: (given: Given) => void): (given: Given) => void {
  let quietUntil = 0;
  return (given) => {
    const now = Date.now();
    if (now < quietUntil) return;
    quietUntil = now + quietMs;
    report(given);
  };
}

const unhurried: Pace = { pollSeconds: 2, scheduleSeconds: 30, retryMs: 10_000 };
/** How long running jobs have to finish. After that their signal aborts, and another process gets them. */
const stopMs = 10_000;

export type Runner<Table extends JobTable> = {
  enqueue: <Name extends keyof Table & string>(
    name: Name,
    data: DataOf<Table, Name>,
    wish?: Wish,
  ) => Promise<boolean>;
  /** Retries the jobs with this name that failed for good, in the transaction `tx`; returns how many. */
  retryFailed: (name: keyof Table & string, tx: Prisma.TransactionClient) => Promise<number>;
  stop: () => Promise<void>;
};

/** pg-boss reports an error as an object that is not an Error. */
const asError = (reported: unknown): Error =>
  reported instanceof Error ? reported : Object.assign(new Error("pg-boss"), reported);

/**
 * Adds jobs and, if `handlers` are given, runs them until it is stopped. Retries automatically while the database is
 * unavailable. Any number of runners may use one database.
 */
export function runJobs<Table extends JobTable>(
  table: Table,
  handlers?: HandlersOf<Table>,
  pace: Pace = unhurried,
): Runner<Table> {
  const boss = openBoss(handlers && pace);
  const report = throttle((fault: unknown) => {
    log.warn({ err: asError(fault), action: "jobs" }, "jobs not reachable");
  });
  boss.on("error", report);
  let timer: NodeJS.Timeout | undefined;
  let opened: Promise<void> | undefined;
  let working: Promise<void> | undefined;
  let isStopped = false;

  /**
   * Runs outside the request that calls it first, because its timers outlive that request. A failure is not cached, so
   * that the next call retries.
   */
  function open(): Promise<void> {
    opened ??= outsideRequests(undefined, () => openQueues(boss, table)).catch((fault: unknown) => {
      opened = undefined;
      throw fault;
    });
    return opened;
  }

  async function work(given: HandlersOf<Table>): Promise<void> {
    try {
      await open();
      if (!isStopped) await workQueues(boss, table, given, pace.pollSeconds);
    } catch (fault) {
      report(fault);
      if (isStopped) return;
      timer = setTimeout(() => (working = work(given)), pace.retryMs).unref();
    }
  }

  if (handlers) working = work(handlers);
  return {
    enqueue: async (name, data, { tx, key = randomUUID(), startAfter } = {}) => {
      const payload = table[name]?.data.parse(data) as object;
      await open();
      const id = await boss.send(name, payload, {
        singletonKey: key,
        ...(startAfter && { startAfter }),
        ...(tx && { db: fromPrisma(tx) }),
      });
      return id !== null;
    },
    retryFailed: async (name, tx) => {
      await open();
      const ids = await listFailed(tx, name);
      if (ids.length > 0) await boss.retry(name, ids, { db: fromPrisma(tx) });
      return ids.length;
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await working;
      await boss.stop({ timeout: stopMs });
    },
  };
}
