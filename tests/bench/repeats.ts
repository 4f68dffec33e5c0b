/** One attempt to measure a subject. */
export type Attempt = {
  /** Share of processor time, 0 to 1, that the host or foreign processes took meanwhile. */
  disturbance: number;
  seconds: number;
  values: Readonly<Record<string, number>>;
};

/** A subject and its attempts so far. */
export type Run = {
  /** Whether it measures time. Bytes, counts and memory are the same on a busy machine. */
  isTimed: boolean;
  attempts: readonly Attempt[];
  /** Whether the attempt it is judged by is within its budgets. */
  holds: boolean;
};

export const mostDisturbance = 0.1;
const mostAttempts = 3;
/** An attempt usually takes at most this many times as long as the one before it. */
const slack = 1.2;

export const isDisturbed = ({ disturbance }: Attempt): boolean => disturbance > mostDisturbance;

/** The attempt that a subject is judged by: the least disturbed one, not the one with the best figures. */
export function leastDisturbed<T extends Attempt>(attempts: readonly T[]): T {
  const [best] = attempts.toSorted((one, other) => one.disturbance - other.disturbance);
  if (!best) throw new Error("Nothing was measured.");
  return best;
}

/**
 * The subject to measure again, if any: one whose attempts were all disturbed, that has attempts left and fits into the
 * seconds that are left. Those over their budgets come first, then the most disturbed.
 */
export function nextToRepeat<T extends Run>(runs: readonly T[], secondsLeft: number): T | undefined {
  const longest = ({ attempts }: Run) => Math.max(...attempts.map(({ seconds }) => seconds)) * slack;
  return runs
    .filter(
      ({ isTimed, attempts }) => isTimed && attempts.length < mostAttempts && attempts.every(isDisturbed),
    )
    .filter((run) => longest(run) <= secondsLeft)
    .toSorted(
      (one, other) =>
        Number(one.holds) - Number(other.holds) ||
        one.attempts.length - other.attempts.length ||
        leastDisturbed(other.attempts).disturbance - leastDisturbed(one.attempts).disturbance,
    )[0];
}
