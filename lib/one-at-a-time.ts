import { log } from "./log.ts";

/**
 * Does `work` whenever somebody calls, one time after the other: calls that come while it is under way are one call more. What
 * fails is tried again after a second, until `isOver`.
 */
export function oneAtATime(work: () => Promise<void>, isOver: () => boolean): () => void {
  const againMs = 1_000;
  let isUnderWay = false;
  let isCalled = false;
  const run = async () => {
    isUnderWay = true;
    while (isCalled && !isOver()) {
      isCalled = false;
      try {
        await work();
      } catch (err) {
        log.debug({ err, deed: "live" }, "a stream was not filled");
        isCalled = true;
        await new Promise((go) => setTimeout(go, againMs).unref());
      }
    }
    isUnderWay = false;
  };
  return () => {
    isCalled = true;
    if (!isUnderWay) void run();
  };
}
