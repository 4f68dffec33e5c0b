import { parentPort, workerData } from "node:worker_threads";
import { codeOf, Refusal } from "../say.ts";
import { openSealer, type SealResult } from "./seal-file.ts";
import type { ThreadOrder, ThreadReport } from "./seal-in-threads.ts";

async function work({ tasks, next, packing }: ThreadOrder): Promise<ThreadReport> {
  const seal = openSealer(packing);
  const results: [number, SealResult][] = [];
  for (let at = Atomics.add(next, 0, 1); at < tasks.length; at = Atomics.add(next, 0, 1))
    results.push([at, await seal(tasks[at]!)]);
  return { results };
}

/** An error loses its class and its code between threads. */
function describe(thrown: unknown): ThreadReport {
  if (thrown instanceof Refusal) return { refusal: thrown.message };
  const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { fault: { message, code: codeOf(thrown), stack } };
}

const order = workerData as ThreadOrder;
parentPort?.postMessage(
  await work(order).catch((thrown: unknown) => {
    Atomics.store(order.next, 0, order.tasks.length); // stops the other threads
    return describe(thrown);
  }),
);
