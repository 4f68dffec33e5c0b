import { randomUUID } from "node:crypto";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { closeRefusals } from "#lib/services/limits/refusals.ts";
import { ask, urlOfDatabase } from "./database.ts";
import { required } from "./required.ts";
import { openTemplate, type Template } from "./template-database.ts";

/** Loaded on demand: the engine that applies migrations is large. */
async function migrate(url: string, folder?: string): Promise<void> {
  const migrations = await import("#lib/ops/local/migrate.ts");
  await migrations.migrate(url, folder);
}

/** Every migration and no rows. */
const migrated: Template = { prefix: "migrated_", source: "prisma/migrations", fill: (url) => migrate(url) };

/**
 * Gives this test file a database of its own, with every migration: for tests that read or delete all rows of a table
 * and would affect those of other tests. Call it before anything queries the database. Returns a function that drops
 * it. With a `folder`, it applies only the migrations in there.
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
    closeRefusals(); // the memory of refusals follows a connection to this database
    await db().$disconnect();
    await ask(`drop database ${name} with (force)`);
  };
}
