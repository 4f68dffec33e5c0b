import { performance } from "node:perf_hooks";

type Bounds = { least: number; most: number; seconds: number };

/** Runs a piece of work `most` times, one after another; after `seconds` it stops once it has run `least` times. */
export async function inRounds<T>(
  { least, most, seconds }: Bounds,
  work: (round: number) => Promise<T>,
): Promise<T[]> {
  const done: T[] = [];
  const begun = performance.now();
  const hasTime = () => performance.now() - begun < seconds * 1000;
  while (done.length < least || (done.length < most && hasTime())) done.push(await work(done.length));
  return done;
}
