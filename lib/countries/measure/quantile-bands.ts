export type Band = {
  /** Least and largest value in it. */
  from: number;
  to: number;
  count: number;
};

const most = 5;

/**
 * Bands of about as many values each, lowest first, five at most. Equal values are never parted, so that two countries
 * with the same figure have the same colour; where there are few values there are fewer bands.
 */
export function quantileBands(values: readonly number[]): Band[] {
  const ordered = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  const steps = [...new Set(ordered)].map((value) => {
    const before = ordered.indexOf(value);
    const count = ordered.lastIndexOf(value) + 1 - before;
    return { value, count, middle: (before + count / 2) / ordered.length };
  });
  const bands = new Map<number, Band>();
  for (const [index, { value, count, middle }] of steps.entries()) {
    const at = steps.length <= most ? index : Math.min(most - 1, Math.floor(middle * most));
    const band = bands.get(at) ?? { from: value, to: value, count: 0 };
    bands.set(at, { ...band, to: value, count: band.count + count });
  }
  return [...bands.values()];
}

/** The band a value lies in. */
export const bandOf = (bands: readonly Band[], value: number): number =>
  bands.findIndex(({ from, to }) => value >= from && value <= to);
