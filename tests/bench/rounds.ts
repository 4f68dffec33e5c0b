import { performance } from "node:perf_hooks";

type Bounds = { least: number; most: number; seconds: number };

/** Does a piece of work so many times one after the other, at most; on a busy machine, where it takes long, less often. */
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
