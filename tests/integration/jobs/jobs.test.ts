import { randomUUID } from "node:crypto";
import { z } from "zod";
import { db, pool } from "#lib/platform/db.ts";
import type { HandlersOf, JobTable } from "#lib/services/jobs/jobs.ts";
import { runJobs, type Runner } from "#lib/services/jobs/run-jobs.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { until } from "#tests/support/until.ts";

let drop: () => Promise<void>;

const table = {
  note: { data: z.object({ id: z.string() }), retries: 0, expireSeconds: 60 },
  fail: { data: z.object({ id: z.string() }), retries: 1, expireSeconds: 60 },
  hold: { data: z.object({ id: z.string() }), retries: 3, expireSeconds: 60 },
  hourly: { data: z.object({}), retries: 0, expireSeconds: 60, schedule: "17 * * * *" },
} as const satisfies JobTable;

/** Every job that ran, and by which runner. */
const done: { by: number; name: string; id?: string }[] = [];
let hold: Promise<void> = Promise.resolve();
const began = new Set<string>();

const handlersOf = (by: number): HandlersOf<typeof table> => ({
  note: async ({ id }) => void done.push({ by, name: "note", id }),
  fail: async ({ id }) => {
    done.push({ by, name: "fail", id });
    throw new TypeError(`of ${id}, who is ama@example.org`);
  },
  hold: async ({ id }) => {
    began.add(id);
    await hold;
    done.push({ by, name: "hold", id });
  },
  hourly: async () => void done.push({ by, name: "hourly" }),
});

const pace = { pollSeconds: 0.5, scheduleSeconds: 1, retryMs: 100 };
let runners: Runner<typeof table>[] = [];
const start = (by = 1): Runner<typeof table> => {
  const runner = runJobs(table, handlersOf(by), pace);
  runners.push(runner);
  return runner;
};

const timesOf = (id: string): number => done.filter((one) => one.id === id).length;

type Row = { id: string; state: string; output: unknown; retry_count: number };
const rowsOf = (id: string): Promise<Row[]> =>
  pool()
    .query<Row>("SELECT id, state::text, output, retry_count FROM pgboss.job WHERE data->>'id' = $1", [id])
    .then(({ rows }) => rows);
const stateOf = async (id: string): Promise<string | undefined> => (await rowsOf(id))[0]?.state;

beforeAll(async () => {
  drop = await useOwnDatabase();
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
});
afterAll(() => drop());

test("a job asked for in a transaction is there when that is committed, and not when it is rolled back", async () => {
  const runner = start();
  const [kept, lost] = [randomUUID(), randomUUID()];
  const rolledBack = db().$transaction(async (tx) => {
    expect(await runner.enqueue("note", { id: lost }, { tx })).toBe(true);
    throw new Error("not this action");
  });
  await expect(rolledBack).rejects.toThrow("not this action");
  await db().$transaction(async (tx) => {
    await runner.enqueue("note", { id: kept }, { tx });
    expect(await rowsOf(kept)).toEqual([]); // no other transaction sees it yet
  });
  await until(() => timesOf(kept) > 0);
  expect(await rowsOf(lost)).toEqual([]);
  expect(timesOf(lost)).toBe(0);
});

test("thirty jobs are each done once by two instances that share them", async () => {
  const [one, two] = [start(1), start(2)];
  const ids = Array.from({ length: 30 }, () => randomUUID());
  await Promise.all(ids.map((id, at) => (at % 2 ? one : two).enqueue("note", { id })));
  await until(() => ids.every((id) => timesOf(id) > 0));
  await until(async () => (await Promise.all(ids.map(stateOf))).every((state) => state === "completed"));
  expect(ids.map(timesOf)).toEqual(ids.map(() => 1));
});

test("while a job of a key waits or runs no other of that key is added; later one is", async () => {
  const runner = start();
  const id = randomUUID();
  const soon = new Date(Date.now() + 60 * 60 * 1000);
  expect(await runner.enqueue("note", { id }, { key: "a", startAfter: soon })).toBe(true);
  expect(await runner.enqueue("note", { id }, { key: "a" })).toBe(false);
  expect(await runner.enqueue("note", { id }, { key: "b" })).toBe(true);
  await until(() => timesOf(id) === 1);
  expect(await rowsOf(id)).toHaveLength(2);
  await until(async () => await runner.enqueue("note", { id }, { key: "b" }));
});

test("a job that fails is tried again, ends as failed, and its row keeps no word of the fault", async () => {
  const runner = start();
  const id = randomUUID();
  await runner.enqueue("fail", { id });
  await until(async () => (await stateOf(id)) === "retry");
  // Ends the wait before the next attempt.
  await pool().query("UPDATE pgboss.job SET start_after = now() WHERE data->>'id' = $1", [id]);
  await until(async () => (await stateOf(id)) === "failed");
  expect(timesOf(id)).toBe(2);
  const [row] = await rowsOf(id);
  expect(JSON.stringify(row?.output)).toContain("TypeError");
  expect(JSON.stringify(row?.output)).not.toMatch(/ama|who is/);
});

test("what is not data of the job is refused where it is asked for", async () => {
  const runner = start();
  await expect(runner.enqueue("note", { id: 1 } as never)).rejects.toThrow();
});

test("stopping waits for what runs, and takes nothing more", async () => {
  const runner = start();
  const [running, waiting] = [randomUUID(), randomUUID()];
  let letGo = (): void => undefined;
  hold = new Promise((resolve) => (letGo = resolve));
  await runner.enqueue("hold", { id: running });
  await until(() => began.has(running));
  await runner.enqueue("hold", { id: waiting });
  let isOver = false;
  const stopped = runner.stop().then(() => (isOver = true));
  await until(async () => (await pool().query("SELECT pg_sleep(0.3)")).rowCount === 1); // time in which it could stop
  expect(isOver).toBe(false);
  letGo();
  await stopped;
  expect([timesOf(running), timesOf(waiting)]).toEqual([1, 0]);
  expect([await stateOf(running), await stateOf(waiting)]).toEqual(["completed", "created"]);
  // Responses in progress may still enqueue jobs; another instance runs them.
  const late = randomUUID();
  expect(await runner.enqueue("note", { id: late })).toBe(true);
  expect(await stateOf(late)).toBe("created");
});

test("a schedule is there once, however many instances start, and what it missed while none ran is done once", async () => {
  const read = () => pool().query<{ name: string; cron: string }>("SELECT name, cron FROM pgboss.schedule");
  const passed = (): Promise<boolean> =>
    pool()
      .query<{ is: boolean }>("SELECT cron_on > now() - interval '1 minute' AS is FROM pgboss.version")
      .then(({ rows }) => rows[0]?.is === true);
  const first = [start(1), start(2)];
  await until(async () => (await read()).rows.length > 0);
  await until(passed);
  await Promise.all(first.map((runner) => runner.stop()));
  done.length = 0;
  await pool().query("UPDATE pgboss.version SET cron_on = now() - interval '3 hours'");
  await pool().query("UPDATE pgboss.schedule SET created_on = now() - interval '1 day'");
  start(1);
  start(2);
  await until(() => done.some(({ name }) => name === "hourly"));
  await until(passed);
  expect((await read()).rows).toEqual([{ name: "hourly", cron: "17 * * * *" }]);
  expect(done.filter(({ name }) => name === "hourly")).toHaveLength(1);
});

test("it begins by itself once there are tables", async () => {
  await pool().query("ALTER SCHEMA pgboss RENAME TO away");
  const runner = start();
  const id = randomUUID();
  await expect(runner.enqueue("note", { id })).rejects.toThrow();
  await pool().query("ALTER SCHEMA away RENAME TO pgboss");
  await until(async () => await runner.enqueue("note", { id }).catch(() => false));
  await until(() => timesOf(id) === 1);
});

test("a process that does no jobs itself may ask for them, and its end is not held up", async () => {
  const sender = runJobs(table);
  const id = randomUUID();
  expect(await sender.enqueue("note", { id })).toBe(true);
  await sender.stop();
  start();
  await until(() => timesOf(id) === 1);
});
