import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { listFiles } from "#lib/ops/fingerprint.ts";
import { inRoot } from "#lib/ops/paths.ts";
import { withClient } from "./database.ts";
import { required } from "./required.ts";
import { until } from "./until.ts";

const prefix = "migrated_";
/** Any number that no other lock of the tests uses: one file makes the template, the others wait for it. */
const templateLock = 7_205_412;

function fingerprintOfMigrations(): string {
  const hash = createHash("sha256");
  for (const file of listFiles(inRoot("prisma/migrations"))) hash.update(readFileSync(file)).update("\0");
  return hash.digest("hex").slice(0, 16);
}

export function urlOfDatabase(name: string): string {
  const url = new URL(required("TEST_DATABASE_URL"));
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * The name of a database on the server of the tests that has every migration and no row, to be copied (`CREATE DATABASE …
 * TEMPLATE`). Whoever needs it first makes it, under another name until it is whole; that of other migrations is dropped.
 */
export async function templateDatabase(): Promise<string> {
  const name = prefix + fingerprintOfMigrations();
  await withClient(async (client) => {
    await client.query("select pg_advisory_lock($1)", [templateLock]); // held until the connection ends
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [prefix],
    );
    if (rows.some(({ datname }) => datname === name)) return;
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    const unfinished = `${prefix}unfinished_${randomUUID().replaceAll("-", "")}`;
    await client.query(`create database ${unfinished}`);
    const { migrate } = await import("#lib/ops/local/migrate.ts");
    await migrate(urlOfDatabase(unfinished));
    // A database can be renamed once nobody is connected to it: the migrations' connections end a moment after them.
    const isLeft = async () => {
      const others = await client.query("select from pg_stat_activity where datname = $1", [unfinished]);
      return others.rowCount === 0;
    };
    await until(isLeft);
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}
