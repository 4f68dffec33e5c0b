import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { listFiles } from "#lib/ops/fingerprint.ts";
import { inRoot } from "#lib/ops/paths.ts";
import { urlOfDatabase, withClient } from "./database.ts";
import { until } from "./until.ts";

/**
 * Advisory locks apply within one database, so all callers take this one in `postgres`, where no other uses its number.
 */
const templateLock = 7_205_412;

export type Template = {
  /** The prefix of the names of its versions; no other template has it. */
  prefix: string;
  /** The folder, from the project's root, that it is made from: it is rebuilt when a file in it changes. */
  source: string;
  fill: (url: string) => Promise<unknown>;
};

function fingerprintOf(folder: string): string {
  const hash = createHash("sha256");
  for (const file of listFiles(inRoot(folder))) hash.update(readFileSync(file)).update("\0");
  return hash.digest("hex").slice(0, 16);
}

/**
 * The name of a database on `server` that `fill` has filled, to be copied (`CREATE DATABASE … TEMPLATE`). The first
 * caller creates it, others wait. It has another name until it is complete; its older versions are dropped.
 */
export async function openTemplate(server: string, { prefix, source, fill }: Template): Promise<string> {
  const name = prefix + fingerprintOf(source);
  await withClient(urlOfDatabase(server, "postgres"), async (client) => {
    await client.query("select pg_advisory_lock($1)", [templateLock]); // held until the connection ends
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [prefix],
    );
    if (rows.some(({ datname }) => datname === name)) return;
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    const unfinished = `${prefix}unfinished_${randomUUID().replaceAll("-", "")}`;
    await client.query(`create database ${unfinished}`);
    await fill(urlOfDatabase(server, unfinished));
    // Only a database without connections can be renamed, and the last ones of `fill` end a moment after it.
    const isIdle = async () => {
      const others = await client.query("select from pg_stat_activity where datname = $1", [unfinished]);
      return others.rowCount === 0;
    };
    await until(isIdle);
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}
