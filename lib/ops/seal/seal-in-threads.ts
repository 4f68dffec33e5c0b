import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { Refusal } from "../say.ts";
import type { Packing } from "./pack.ts";
import type { SealResult, SealTask } from "./seal-file.ts";

/** The input of each thread; `next` contains the index of the first task that no thread has taken. */
export type ThreadOrder = { tasks: readonly SealTask[]; next: Int32Array; packing: Packing };

/** The one message of a thread: the results by the index of their task, or why it failed. */
export type ThreadReport =
  | { results: readonly (readonly [number, SealResult])[] }
  | { refusal: string }
  | { fault: { message: string; code: unknown; stack: string | undefined } };

function reportOf(worker: Worker): Promise<ThreadReport> {
  return new Promise((resolve, reject) => {
    worker.once("message", (report: ThreadReport) => resolve(report));
    worker.once("error", reject);
    worker.once("exit", (code: number) => reject(new Error(`A thread ended early (${code}).`)));
  });
}

function resultsIn(report: ThreadReport): readonly (readonly [number, SealResult])[] {
  if ("results" in report) return report.results;
  if ("refusal" in report) throw new Refusal(report.refusal);
  const { message, code, stack } = report.fault;
  throw Object.assign(new Error(message, { cause: stack }), { code });
}

/**
 * Seals on every core: parsing and editing a page takes as long as compressing it, and only compression leaves its
 * thread without help. Each thread takes the next task when it has finished one. Returns the results in the order of
 * the tasks; the first error ends all threads.
 */
export async function sealInThreads(tasks: readonly SealTask[], packing: Packing): Promise<SealResult[]> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const order: ThreadOrder = { tasks, next, packing };
  const threads = Array.from(
    { length: Math.min(availableParallelism(), tasks.length) },
    () => new Worker(new URL("./seal-thread.ts", import.meta.url), { workerData: order }),
  );
  try {
    const reports = await Promise.all(threads.map(reportOf));
    const results: SealResult[] = Array.from({ length: tasks.length });
    for (const [at, result] of reports.flatMap(resultsIn)) results[at] = result;
    return results;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
