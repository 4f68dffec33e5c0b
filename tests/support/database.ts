import pg from "pg";
import { required } from "./required.ts";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";

/** The address of another database on the same server. */
export function urlOfDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Opens a connection to a database on this machine for `work`, and closes it afterwards. Throws for one elsewhere. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { hostname } = new URL(url);
  if (hostname !== "127.0.0.1" && hostname !== "localhost")
    throw new Error("Tests ask only a database on this machine.");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Queries the test database; opens and closes its own connection. */
export const ask = <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  withClient(required("TEST_DATABASE_URL"), async (client) => (await client.query<Row>(sql, values)).rows);

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
