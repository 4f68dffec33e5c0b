import { performance } from "node:perf_hooks";
import { barePaths } from "./bare-app.ts";

/** Reads a response to its end and returns how many milliseconds it took. Throws if it is not 200. */
export async function timeOfPage(url: string, headers: Record<string, string> = {}): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  await answer.text();
  return performance.now() - begun;
}

/** The times of `count` pieces of work, run one after another. */
export async function timesOf(count: number, work: (at: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) times.push(await work(at));
  return times;
}

/** The times of bare pages, requested one after another. */
export const timesOfBare = (origin: string, count: number): Promise<number[]> =>
  timesOf(count, () => timeOfPage(origin + barePaths.nothing));
