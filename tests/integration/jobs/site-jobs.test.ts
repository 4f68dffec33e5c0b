import { randomUUID } from "node:crypto";
import { db, pool } from "#lib/platform/db.ts";
import { jobHandlers } from "#lib/backoffice/job-handlers.ts";
import { enqueue, startJobs, stopJobs } from "#lib/services/jobs/index.ts";
import { openBoss } from "#lib/services/jobs/run-jobs.ts";
import { ask } from "#tests/support/database.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";

const user = `site_${randomUUID().replaceAll("-", "")}`;
let drop: () => Promise<void>;

/** From now on every connection uses a role that may use the tables, but not create any. */
beforeAll(async () => {
  drop = await useOwnDatabase();
  await pool().query(`
    CREATE ROLE ${user};
    GRANT USAGE ON SCHEMA public, pgboss TO ${user};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO ${user}`);
  process.env["PGOPTIONS"] = `-c role=${user}`;
  await pool().query(`SET ROLE ${user}`);
});
afterAll(async () => {
  await stopJobs();
  delete process.env["PGOPTIONS"];
  await drop();
  await ask(`DROP ROLE ${user}`);
});

test("a user of the database who may make no table runs the jobs of the site and their upkeep", async () => {
  await expect(pool().query("CREATE TABLE pgboss.mine (id int)")).rejects.toThrow("permission denied");
  await db().$executeRaw`
    INSERT INTO rate_windows (key, admitted, expires_at) VALUES ('old', true, now() - interval '1 day')`;
  expect(await enqueue("purge", {})).toBe(true); // enqueued before any worker runs
  startJobs(jobHandlers);
  startJobs(jobHandlers); // changes nothing
  while ((await db().rateWindow.count()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));

  const faults: unknown[] = [];
  const boss = openBoss({ pollSeconds: 2, scheduleSeconds: 30, retryMs: 1_000 });
  boss.on("error", (fault) => faults.push(fault));
  await boss.start();
  await boss.supervise();
  await boss.stop();
  expect(faults).toEqual([]);
});

test("every connection was that user's", async () => {
  const asked = await Promise.all(
    Array.from({ length: 6 }, () => pool().query<{ name: string }>("SELECT current_user AS name")),
  );
  expect(new Set(asked.flatMap(({ rows }) => rows.map(({ name }) => name)))).toEqual(new Set([user]));
});
