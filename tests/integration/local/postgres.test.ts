import { readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { jest } from "@jest/globals";
import pg from "pg";
import { keepPostgres } from "#lib/ops/local/keep-postgres.ts";
import { startPostgres, type Postgres } from "#lib/ops/local/postgres.ts";
import { dataHome } from "#lib/ops/paths.ts";

const name = `test-kept-${process.pid}`;
const pidFile = path.join(dataHome, name, "postmaster.pid");
let database: Postgres;

beforeAll(async () => {
  jest.spyOn(process.stdout, "write").mockReturnValue(true); // silences the progress of the steps
  database = await startPostgres(name, { throwaway: true });
});
afterAll(() => database.stop());

const postmaster = (): number => Number(readFileSync(pidFile, "utf8").split("\n")[0]);

async function ask(sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 60_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query({ text: sql, rowMode: "array" })).rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** Retries until there is an answer: a killed server needs a moment. */
async function askUntilAnswered(sql: string): Promise<unknown> {
  for (;;) {
    try {
      return await ask(sql);
    } catch {
      await pause(100);
    }
  }
}

/** Whether any process still works in the server's folder: children of a killed one end a moment later. */
const isInUse = (): boolean =>
  readdirSync("/proc").some((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === path.join(dataHome, name);
    } catch {
      return false; // it has ended, or belongs to another user
    }
  });

test("a server that is killed comes back at the same address with what it held; killed again and again it is given up with a sentence", async () => {
  const keeper = keepPostgres(database, { withinMs: 3_600_000 }); // four starts may take longer than a minute here
  const lost = keeper.lost.catch((thrown: unknown) => thrown);
  await ask("create table held as select 7 as seven");
  // An explicit checkpoint writes everything out, because this test server does not wait for the disk.
  await ask("checkpoint");
  for (let time = 0; time < 3; time += 1) {
    const killed = postmaster();
    process.kill(killed, "SIGKILL");
    // It may be running again, under another pid, before the test has seen it gone.
    while (database.isRunning() && postmaster() === killed) await pause(10);
    expect(await askUntilAnswered("select seven from held")).toBe(7);
    expect(postmaster()).not.toBe(killed);
    // It answers a moment before the keeper knows that it is running; killed then, it would count as the same start.
    while (!database.isRunning()) await pause(10);
  }
  process.kill(postmaster(), "SIGKILL");
  expect(String(await lost)).toMatch(
    /PostgreSQL ended 4 times in a short time .* What it said is in .*server\.log/,
  );
  await keeper.end();
  await database.startAgain();
});

test("a server left running is taken over, not started twice", async () => {
  const before = postmaster();
  const again = await startPostgres(name, { throwaway: true });
  expect([again.wasRunning, again.url, postmaster()]).toEqual([true, database.url, before]);
});

test("the file of a server whose number another process has now is no reason not to start", async () => {
  const before = postmaster();
  process.kill(before, "SIGKILL");
  while (database.isRunning()) await pause(10);
  const lines = readFileSync(pidFile, "utf8").split("\n");
  rmSync(pidFile);
  writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join("\n"));
  while (isInUse()) await pause(10);
  database = await startPostgres(name, { throwaway: true });
  expect(database.wasRunning).toBe(false);
  expect(await ask("select seven from held")).toBe(7);
});
