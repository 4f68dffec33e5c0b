import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "./env.ts";
import { AppError } from "./errors.ts";
import { Prisma, PrismaClient } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { SharedPool } from "./shared-pool.ts";

/**
 * Timeouts that keep a request from waiting longer than a visitor would: pg itself waits for ever. A statement may take
 * nearly twice as long as the wait for a connection, and a transaction five times as long.
 */
function waits(): { connectionMs: number; statementMs: number; transactionMs: number } {
  const connectionMs = env.DATABASE_WAIT_MS;
  return { connectionMs, statementMs: 1.8 * connectionMs, transactionMs: 5 * connectionMs };
}

const planName = /^\/\* planned: (\w+) \*\//;

/**
 * Prefix for a statement of `$queryRaw` that runs with every request: each connection plans it once, under this name.
 * Use a name for one statement only: PostgreSQL refuses a second one under the same name.
 */
export const planned = (name: string): Prisma.Sql => Prisma.raw(`/* planned: ${name} */`);

function openPool(): SharedPool {
  if (!env.DATABASE_URL) {
    throw new AppError("unavailable", fault("notHere"), {
      retryAfterSeconds: 30,
    });
  }
  const { connectionMs, statementMs } = waits();
  const opened = new SharedPool({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL,
    connectionTimeoutMillis: connectionMs,
    statement_timeout: statementMs,
    query_timeout: statementMs,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true, // an idle pool does not keep the process alive
  });
  opened.on("error", () => undefined); // an idle connection broke: the next query gets another one
  return opened;
}

function connect(): PrismaClient {
  const { connectionMs, transactionMs } = waits();
  return new PrismaClient({
    adapter: new PrismaPg(pool(), {
      statementNameGenerator: ({ sql }) => planName.exec(sql)?.[1] ?? "", // "" is PostgreSQL's unnamed one
      disposeExternalPool: true,
    }),
    transactionOptions: { maxWait: connectionMs, timeout: transactionMs },
  });
}

const shared = globalThis as { akomaPool?: SharedPool; akomaDb?: PrismaClient };

/**
 * The connections of the process, for modules with their own SQL; everything else uses `db`. They end with its client.
 */
export function pool(): SharedPool {
  return (shared.akomaPool ??= openPool());
}

/** The one Prisma client of the process. Created on first use, so that a build or a page needs no database. */
export function db(): PrismaClient {
  return (shared.akomaDb ??= connect());
}
