import { randomUUID } from "node:crypto";
import { db } from "../../lib/db.ts";
import { env } from "../../lib/env.ts";
import { closeRefusals } from "#lib/rate-limit/refusals.ts";
import { ask } from "./database.ts";
import { templateDatabase, urlOfDatabase } from "./template-database.ts";

/**
 * Has this test file work on a database of its own, with every migration: for what takes all rows of a table, and would
 * take those of other tests. Call it before anything asks the database. Answers how to drop it. With a `folder` it gets
 * the migrations that lie there, in place of all.
 */
export async function useOwnDatabase(folder?: string): Promise<() => Promise<void>> {
  const name = `own_${randomUUID().replaceAll("-", "")}`;
  const url = urlOfDatabase(name);
  if (folder) {
    const { migrate } = await import("#lib/ops/local/migrate.ts");
    await ask(`create database ${name}`);
    await migrate(url, folder);
  } else {
    await ask(`create database ${name} template ${await templateDatabase()}`);
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
