/** A range of values, from the lowest in it to the highest. */
export type Band = { from: number; to: number; count: number };

const mostBands = 5;

/**
 * Splits the values into at most five bands of about equal size, lowest first. Equal values are always in the same
 * band, so many equal values give fewer bands. With no more than five distinct values, each has its own band.
 */
export function quantileBands(values: readonly number[], most = mostBands): Band[] {
  const sorted = values.toSorted((a, b) => a - b);
  const distinct = new Set(sorted).size;
  /** The indexes at which the value changes. */
  const breaks = sorted.flatMap((value, at) => (at > 0 && value !== sorted[at - 1] ? [at] : []));
  const count = Math.min(most, distinct);
  const cuts = new Set<number>();
  for (let part = 1; part < count; part += 1) {
    const wanted = (part * sorted.length) / count;
    const nearest = breaks.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a));
    cuts.add(nearest);
  }
  const starts = distinct <= most ? [0, ...breaks] : [0, ...[...cuts].toSorted((a, b) => a - b)];
  if (sorted.length === 0) return [];
  return starts.map((start, index) => {
    const own = sorted.slice(start, starts[index + 1]);
    return { from: own[0] ?? 0, to: own.at(-1) ?? 0, count: own.length };
  });
}

/** The index of the band that contains a value; -1 for none. */
export const bandAt = (bands: readonly Band[], value: number): number =>
  bands.findIndex(({ from, to }) => value >= from && value <= to);
