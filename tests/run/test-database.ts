import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { lockFolder } from "#lib/ops/local/make-folder.ts";
import { startPostgres, type Postgres } from "#lib/ops/local/postgres.ts";
import { prepareDatabase } from "#lib/ops/local/migrate.ts";
import { dataHome } from "#lib/ops/paths.ts";
import { Refusal, step } from "#lib/ops/say.ts";
import { urlOfDatabase, withClient } from "#tests/support/database.ts";
import { openTemplate, type Template } from "#tests/support/template-database.ts";

export type TestDatabase = { url: string; close: () => Promise<void> };

const home = path.join(dataHome, "test");

/** The start of a test run: every table and the seed. */
const seeded: Template = { prefix: "seeded_", source: "prisma", fill: prepareDatabase };

async function onServer(server: string, ...statements: string[]): Promise<void> {
  await withClient(urlOfDatabase(server, "postgres"), async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

/**
 * A database with every table and the seed, for one run. Its server's folder is kept between runs, and each run gets a
 * copy of a template that is rebuilt when the migrations change, so it is ready within a second. A run that starts
 * while another holds the folder gets a temporary server of its own.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const held = await holdFolder();
  if (!held) {
    const server = await step("Starting another database", () =>
      startPostgres(`test-${process.pid}`, { throwaway: true }),
    );
    await prepareDatabase(server.url);
    return { url: server.url, close: server.stop };
  }
  let server: Postgres | undefined;
  try {
    server = await step("Starting the database of the tests", () => startPostgres("test/postgres"));
    const template = await openTemplate(server.url, seeded);
    const name = `run_${randomUUID().replaceAll("-", "")}`;
    await onServer(
      server.url,
      `create database ${name} template ${template}`,
      // Nothing waits for the disk; a crash of the machine may lose rows of a test, but never the folder.
      `alter database ${name} set synchronous_commit = off`,
    );
    const { url, stop } = server;
    return {
      url: urlOfDatabase(url, name),
      close: async () => {
        await onServer(url, `drop database ${name} with (force)`);
        await stop();
        held();
      },
    };
  } catch (thrown) {
    await server?.stop();
    held();
    throw thrown;
  }
}

/** Locks the folder and returns the function that unlocks it; undefined if another run holds it. */
async function holdFolder(): Promise<(() => void) | undefined> {
  try {
    return (await lockFolder(home)).release;
  } catch (thrown) {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  }
}
