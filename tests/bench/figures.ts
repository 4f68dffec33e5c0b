const sorted = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);

export const median = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

export const p95 = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** The mean of the middle half: steps of a coarse clock even out in it, and what was disturbed is left out. */
export function middleMean(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const middle = sorted(values).slice(quarter, values.length - quarter);
  return middle.reduce((sum, one) => sum + one, 0) / middle.length;
}

/** The same kind of figure of two, taken one right after the other. */
export type Round = { own: number; bare: number };

/** How many times the other's, by the median of the rounds: what disturbs one round decides nothing. */
export const ratioOf = (rounds: readonly Round[]): number =>
  median(rounds.map(({ own, bare }) => own / bare));

/** Both figures in milliseconds, for whoever wants to know what the ratio was made of. */
export const inMs = (name: string, rounds: readonly Round[]): string =>
  `${name} ${median(rounds.map(({ own }) => own)).toFixed(1)} ms, bare ${median(rounds.map(({ bare }) => bare)).toFixed(1)} ms`;
