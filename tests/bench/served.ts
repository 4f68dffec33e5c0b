import { performance } from "node:perf_hooks";
import { loadAlone, type Load, type LoadOptions } from "./load.ts";
import { watchFamily } from "./processor.ts";

/** The number of responses, and the processor time in seconds of the processes that gave them. */
export type Cost = { answers: number; busySeconds: number };

/**
 * The cost of a piece of work with `answers` responses, for some processes and all they started. If the system does not
 * report processor time, it is the wall-clock time.
 */
export async function costOf<T>(
  pids: readonly (number | undefined)[],
  answers: number,
  work: () => Promise<T>,
): Promise<Cost & { result: T }> {
  const busy = watchFamily(() => pids.filter((pid) => pid !== undefined));
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  return { answers, busySeconds: busy() || seconds, result };
}

export type Served = Load & Cost;

/** Loads a server from a separate process, and measures what the load costs the server's processes. */
export async function loadServer(
  url: string,
  pids: readonly (number | undefined)[],
  options: LoadOptions,
): Promise<Served> {
  const { result, busySeconds } = await costOf(pids, 0, () => loadAlone(url, options));
  return { ...result, answers: result.requests, busySeconds };
}

const sum = (all: readonly Cost[], of: (one: Cost) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

/**
 * Responses per second of the servers' own processor time. On an idle machine a busy server has a whole processor, and
 * this is its throughput; on a busy machine the figure stays the same, however little of the processor the server gets.
 */
export const perBusySecond = (all: readonly Cost[]): number =>
  sum(all, ({ answers }) => answers) / sum(all, ({ busySeconds }) => busySeconds);

/** How many times more processor time a response takes than a bare one. */
export const costRatio = (own: readonly Cost[], bare: readonly Cost[]): number =>
  perBusySecond(bare) / perBusySecond(own);

/** Both costs in milliseconds of processor time. */
export const costInMs = (name: string, own: readonly Cost[], bare: readonly Cost[]): string =>
  `processor time of ${name} ${(1000 / perBusySecond(own)).toFixed(2)} ms, bare ${(1000 / perBusySecond(bare)).toFixed(2)} ms`;
