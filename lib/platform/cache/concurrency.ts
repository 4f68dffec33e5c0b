import { log } from "#lib/platform/log.ts";

/**
 * Serializes work with the same key in this process, whether it succeeds or fails; different keys do not block each
 * other. For work that would wait for one database row anyway and occupy a connection meanwhile.
 */
export function keyedMutex(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const own = last.get(key)?.then(work, work) ?? work();
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}

/**
 * Shares one result among callers that ask for the same key while it is being computed. A later call computes it again,
 * so a caller never gets a value that was read before it asked.
 */
export function singleFlight<T>(): (name: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (name, work) => {
    const known = running.get(name);
    if (known) return known;
    const own = work().finally(() => running.delete(name));
    running.set(name, own);
    return own;
  };
}

/**
 * Runs `work` whenever it is called, never twice at once: calls during a run are coalesced into one more run. A run
 * that fails is retried after a second, until `isOver`.
 */
export function coalesceCalls(work: () => Promise<void>, isOver: () => boolean): () => void {
  const retryMs = 1_000;
  let isRunning = false;
  let isCalled = false;
  const run = async () => {
    isRunning = true;
    while (isCalled && !isOver()) {
      isCalled = false;
      try {
        await work();
      } catch (err) {
        log.debug({ err, action: "live" }, "a stream was not filled");
        isCalled = true;
        await new Promise((go) => setTimeout(go, retryMs).unref());
      }
    }
    isRunning = false;
  };
  return () => {
    isCalled = true;
    if (!isRunning) void run();
  };
}
