import { setTimeout as pause } from "node:timers/promises";
import { Refusal, step } from "../say.ts";
import type { Postgres } from "./postgres.ts";

const checkMs = 500;
const startMs = 10_000;
const mostStarts = 3;
const minuteMs = 60_000;

export type Keeper = {
  /** Rejects when the database keeps ending, or cannot be started again. */
  lost: Promise<never>;
  /** Stops watching the database, so that it can be stopped. */
  end: () => Promise<void>;
};

/** Retries until it starts: children of the old server may hold its memory for a moment. */
async function startAgain(database: Postgres, signal: AbortSignal): Promise<void> {
  for (const until = Date.now() + startMs; ; await pause(200, undefined, { signal })) {
    try {
      return await database.startAgain();
    } catch (thrown) {
      if (Date.now() > until) throw thrown;
    }
  }
}

async function keep(database: Postgres, signal: AbortSignal, withinMs: number): Promise<never> {
  let ends: number[] = [];
  for (;;) {
    await pause(checkMs, undefined, { signal });
    if (database.isRunning()) continue;
    ends = [...ends.filter((at) => Date.now() - at < withinMs), Date.now()];
    if (ends.length > mostStarts) {
      throw new Refusal(
        `PostgreSQL ended ${ends.length} times in a short time and is not started again. What it said is in ${database.logFile}.`,
      );
    }
    await step("The database ended by itself; starting it again", () => startAgain(database, signal));
  }
}

/** Restarts the local database whenever it ends unexpectedly, at most a few times within `withinMs`. */
export function keepPostgres(database: Postgres, { withinMs = minuteMs } = {}): Keeper {
  const ended = new AbortController();
  const lost = keep(database, ended.signal, withinMs);
  const settled = lost.then(
    () => undefined,
    () => undefined,
  );
  return {
    lost,
    end: () => {
      ended.abort();
      return settled;
    },
  };
}
