import "server-only";
import pg from "pg";
import { keptConnections, type KeptFor } from "./request-scope.ts";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "./env.ts";
import { AppError } from "./errors.ts";
import { Prisma, PrismaClient } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** How many connections are reserved for each; all others share the rest. */
const keptCounts: Record<KeptFor, number> = { readiness: 1, sessions: 2, signIn: 2 };
const keptInAll = Object.values(keptCounts).reduce((sum, count) => sum + count, 0);

type Callback = (
  fault: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * A pool of `max` connections with reserved ones for readiness, sessions and sign-in: queries that wait on one table,
 * however many, cannot take those. Each has at least one, so that there are never fewer than four.
 */
class SharedPool extends pg.Pool {
  readonly #kept: ReadonlyMap<KeptFor, pg.Pool>;

  constructor({ max = 10, ...config }: pg.PoolConfig) {
    const isLarge = max > keptInAll;
    super({ ...config, max: isLarge ? max - keptInAll : 1 });
    const entries = Object.entries(keptCounts) as [KeptFor, number][];
    this.#kept = new Map(
      entries.map(([name, count]) => [name, new pg.Pool({ ...config, max: isLarge ? count : 1 })]),
    );
    for (const pool of this.#kept.values()) pool.on("error", (...given) => this.emit("error", ...given));
  }

  /** Whether a new query gets a shared connection without waiting: the reserved ones are for when it would wait. */
  #hasRoom(): boolean {
    return this.waitingCount === 0 && (this.idleCount > 0 || this.totalCount < this.options.max);
  }

  /** The pool's `query` also gets its connection here. */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const name = keptConnections();
    const kept = name && !this.#hasRoom() ? this.#kept.get(name) : undefined;
    if (callback) return kept ? kept.connect(callback) : super.connect(callback);
    return kept ? kept.connect() : super.connect();
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    const ended = Promise.all([...this.#kept.values()].map((pool) => pool.end())).then(() => super.end());
    if (!callback) return ended;
    void ended.finally(callback);
  }
}

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
