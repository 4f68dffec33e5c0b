import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { lockFolder } from "#lib/ops/local/lock-folder.ts";
import { startPostgres, type Postgres } from "#lib/ops/local/postgres.ts";
import { prepareDatabase } from "#lib/ops/local/prepare-database.ts";
import { listFiles } from "#lib/ops/fingerprint.ts";
import { dataHome, inRoot } from "#lib/ops/paths.ts";
import { Refusal, step } from "#lib/ops/say.ts";

export type TestDatabase = { url: string; close: () => Promise<void> };

const template = "template_of_tests";
const home = path.join(dataHome, "test");
const stampFile = path.join(home, "made-from");

/** What a database of the tests is made of: the same for the same tables and seed. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of listFiles(inRoot("prisma"))) hash.update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

const named = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

async function onServer(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: named(server, "postgres") });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function makeTemplate(server: string): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) return;
  await onServer(server, `drop database if exists ${template} with (force)`, `create database ${template}`);
  await prepareDatabase(named(server, template));
  writeFileSync(stampFile, wanted);
}

/**
 * A database with every table and seed, empty otherwise, for one run. Its server's folder is kept between runs, and each
 * run has a copy of a template that is made anew when the migrations change: so it is there within a second. Whoever
 * comes while another run holds the folder has a server of its own that is thrown away.
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
    await makeTemplate(server.url);
    const name = `run_${randomUUID().replaceAll("-", "")}`;
    await onServer(
      server.url,
      `create database ${name} template ${template}`,
      // Nobody waits for the disk; a machine that goes down may lose rows of a test, never the folder.
      `alter database ${name} set synchronous_commit = off`,
    );
    const { url, stop } = server;
    return {
      url: named(url, name),
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

/** How to let the folder go; undefined where another run holds it. */
async function holdFolder(): Promise<(() => void) | undefined> {
  try {
    return (await lockFolder(home)).release;
  } catch (thrown) {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  }
}
