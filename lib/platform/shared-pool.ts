import "server-only";
import pg from "pg";
import { keptConnections, type KeptFor } from "./request-scope.ts";

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
export class SharedPool extends pg.Pool {
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
