import { performance } from "node:perf_hooks";
import { loadAlone, type Load, type LoadOptions } from "./load.ts";
import { watchFamily } from "./processor.ts";

/** Answers, and the processor time in seconds that the processes behind them took. */
export type Cost = { answers: number; busySeconds: number };

/**
 * What a piece of work costs some processes and all they started, `answers` of it. Where the system does not tell
 * processor time, it is the time that went by.
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

/** A load from a process of its own on a server, with what it cost the processes behind it. */
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
 * Answers for a second of the servers' own processor time. An idle machine gives a busy server all of a processor, and
 * this is what it answers in a second; on a busy one it is the same, however little of the processor is left for it.
 */
export const perBusySecond = (all: readonly Cost[]): number =>
  sum(all, ({ answers }) => answers) / sum(all, ({ busySeconds }) => busySeconds);

/** How many times the processor time of the other's answers. */
export const costRatio = (own: readonly Cost[], bare: readonly Cost[]): number =>
  perBusySecond(bare) / perBusySecond(own);

/** Both in milliseconds of processor time. */
export const costInMs = (name: string, own: readonly Cost[], bare: readonly Cost[]): string =>
  `processor time of ${name} ${(1000 / perBusySecond(own)).toFixed(2)} ms, bare ${(1000 / perBusySecond(bare)).toFixed(2)} ms`;
