import { randomUUID } from "node:crypto";
import { db } from "../../lib/db.ts";
import { env } from "../../lib/env.ts";
import { closeRefusals } from "#lib/rate-limit/refusals.ts";
import { ask, urlOfDatabase } from "./database.ts";
import { required } from "./required.ts";
import { openTemplate, type Template } from "./template-database.ts";

/** Loaded where it is needed: the engine that applies migrations is large. */
async function migrate(url: string, folder?: string): Promise<void> {
  const migrations = await import("#lib/ops/local/migrate.ts");
  await migrations.migrate(url, folder);
}

/** Every migration and no row. */
const migrated: Template = { prefix: "migrated_", source: "prisma/migrations", fill: (url) => migrate(url) };

/**
 * Has this test file work on a database of its own, with every migration: for what takes all rows of a table, and would
 * take those of other tests. Call it before anything asks the database. Answers how to drop it. With a `folder` it gets
 * the migrations that lie there, in place of all.
 */
export async function useOwnDatabase(folder?: string): Promise<() => Promise<void>> {
  const name = `own_${randomUUID().replaceAll("-", "")}`;
  const server = required("TEST_DATABASE_URL");
  const url = urlOfDatabase(server, name);
  if (folder) {
    await ask(`create database ${name}`);
    await migrate(url, folder);
  } else {
    await ask(`create database ${name} template ${await openTemplate(server, migrated)}`);
  }
  env.DATABASE_URL = url;
  const [asked] = await db().$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  if (asked?.name !== name) throw new Error("The common database was asked before this one was made.");
  return async () => {
    closeRefusals(); // what is remembered is followed on a connection to this database
    await db().$disconnect();
    await ask(`drop database ${name} with (force)`);
  };
}
