import { log } from "#lib/platform/log.ts";

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
