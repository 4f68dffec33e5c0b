const sorted = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);

export const median = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

export const p95 = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** The mean of the middle half: it evens out the steps of a coarse clock and leaves out outliers. */
export function middleMean(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const middle = sorted(values).slice(quarter, values.length - quarter);
  return middle.reduce((sum, one) => sum + one, 0) / middle.length;
}

/** The same figure of the site and of the bare app, measured right after each other. */
export type Round = { own: number; bare: number };

/** The ratio of `own` to `bare`, as the median of the rounds, so that one disturbed round does not decide it. */
export const ratioOf = (rounds: readonly Round[]): number =>
  median(rounds.map(({ own, bare }) => own / bare));

/** Both figures in milliseconds, to show what the ratio is made of. */
export const inMs = (name: string, rounds: readonly Round[]): string =>
  `${name} ${median(rounds.map(({ own }) => own)).toFixed(1)} ms, bare ${median(rounds.map(({ bare }) => bare)).toFixed(1)} ms`;
