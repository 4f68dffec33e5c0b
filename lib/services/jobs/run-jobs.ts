import "server-only";
import { fromPrisma } from "pg-boss";
import { randomUUID } from "node:crypto";
import { log } from "#lib/platform/log.ts";
import { outsideRequests } from "#lib/platform/request-scope.ts";
import type { DataOf, HandlersOf, JobTable, Wish } from "./job.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { listFailed } from "./list-failed.ts";
import { openBoss, type Pace } from "./open-boss.ts";
import { openQueues } from "./open-queues.ts";
import { seldom } from "./seldom.ts";
import { workQueues } from "./work-queues.ts";

const unhurried: Pace = { pollSeconds: 2, scheduleSeconds: 30, againMs: 10_000 };
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
const asError = (told: unknown): Error =>
  told instanceof Error ? told : Object.assign(new Error("pg-boss"), told);

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
  const tell = seldom((fault: unknown) => {
    log.warn({ err: asError(fault), action: "jobs" }, "jobs not reachable");
  });
  boss.on("error", tell);
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
      tell(fault);
      if (isStopped) return;
      timer = setTimeout(() => (working = work(given)), pace.againMs).unref();
    }
  }

  if (handlers) working = work(handlers);
  return {
    enqueue: async (name, data, { tx, key = randomUUID(), startAfter } = {}) => {
      const told = table[name]?.data.parse(data) as object;
      await open();
      const id = await boss.send(name, told, {
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
