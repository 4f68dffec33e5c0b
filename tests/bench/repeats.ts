/** One try at a subject. */
export type Attempt = {
  /** Share of processor time, 0 to 1, that the host or processes not ours took meanwhile. */
  disturbance: number;
  seconds: number;
  values: Readonly<Record<string, number>>;
};

/** A subject and its tries so far. */
export type Run = {
  /** Whether it measures time; bytes, counts and memory are the same on a busy machine. */
  isTimed: boolean;
  attempts: readonly Attempt[];
  /** Whether the try it is judged by is within its budgets. */
  holds: boolean;
};

export const mostDisturbance = 0.1;
const mostAttempts = 3;
/** A try takes longer than the one before it by at most so much, as a rule. */
const slack = 1.2;

export const isDisturbed = ({ disturbance }: Attempt): boolean => disturbance > mostDisturbance;

/** The try that a subject is judged by: never the one whose figures please most. */
export function leastDisturbed<T extends Attempt>(attempts: readonly T[]): T {
  const [best] = attempts.toSorted((one, other) => one.disturbance - other.disturbance);
  if (!best) throw new Error("Nothing was measured.");
  return best;
}

/**
 * Which subject is measured again, if any: one whose tries were all disturbed, that has tries left and fits into the
 * seconds that are left; those over their budgets first, then the most disturbed.
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
