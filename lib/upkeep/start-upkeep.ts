import "server-only";
import { log } from "../log.ts";
import { deleteStale } from "./delete-stale.ts";

const hourMs = 60 * 60 * 1000;
const firstMs = 30_000;

/** Instances that start together do not all come at the same moment. */
const jittered = (ms: number): number => ms * (0.8 + Math.random() * 0.4);

/** Deletes what is old soon after the start and then about once an hour. Never throws. Answers how to stop it. */
export function startUpkeep(): () => void {
  let timer: NodeJS.Timeout;
  const wait = (ms: number) => {
    timer = setTimeout(() => void run(), jittered(ms));
    timer.unref();
  };
  async function run(): Promise<void> {
    try {
      await deleteStale();
    } catch (fault) {
      log.warn({ err: fault, deed: "deleteStale" }, "old rows not deleted");
    }
    wait(hourMs);
  }
  wait(firstMs);
  return () => clearTimeout(timer);
}
