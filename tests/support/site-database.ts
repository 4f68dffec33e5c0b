import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import pg from "pg";
import { ask } from "./database.ts";
import { required } from "./required.ts";

const run = promisify(execFile);

/** A migrated and seeded database for a test's own sites: for changes to every page, which would affect other tests. */
export async function aSiteDatabase() {
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  await ask(`create database ${name}`);
  const url = new URL(required("TEST_DATABASE_URL"));
  url.pathname = `/${name}`;
  await run(process.execPath, ["--conditions=react-server", "lib/ops/cli/migrate-database.ts"], {
    env: { ...process.env, DATABASE_URL: url.href },
  });
  return {
    url: url.href,
    ask: async (sql: string, values: unknown[] = []) => {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      await client.query(sql, values).finally(() => client.end());
    },
    drop: () => ask(`drop database ${name} with (force)`),
  };
}
