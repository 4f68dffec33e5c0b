/** The median: the middle number, or the mean of the two in the middle; null for an empty list. */
export function medianOfNumbers(numbers: readonly number[]): number | null {
  const ordered = numbers.toSorted((a, b) => a - b);
  const upper = ordered[Math.floor(ordered.length / 2)];
  const lower = ordered[Math.floor((ordered.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/**
 * The percentile rank of each value among all of them, from 0 to 100: the share of the other values that it beats,
 * where an equal one counts half. A single value has nothing to be compared with and gets 50.
 */
export function percentileRanks(values: readonly number[], better: "higher" | "lower"): number[] {
  const others = values.length - 1;
  if (others < 1) return values.map(() => 50);
  const beats = (own: number, other: number) => (better === "higher" ? own > other : own < other);
  return values.map((own) => {
    const worse = values.filter((other) => beats(own, other)).length;
    const equal = values.filter((other) => other === own).length - 1;
    return ((worse + equal / 2) / others) * 100;
  });
}

/**
 * Ranks from 1 for values sorted best first. Equal values share a rank and the next value skips as many (competition
 * ranking): 1, 1, 3.
 */
export const placesOf = (ordered: readonly number[]): number[] =>
  ordered.map((value) => ordered.indexOf(value) + 1);

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

/** Ranks from 1, smallest first; equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  return values.map((own) => {
    const below = values.filter((other) => other < own).length;
    const equal = values.filter((other) => other === own).length;
    return below + (equal + 1) / 2;
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Spearman's rank correlation of two lists of the same length, from -1 to 1. Null if it is undefined: with fewer than
 * three pairs, or if all values of one list are equal.
 */
export function spearman(xs: readonly number[], ys: readonly number[]): number | null {
  if (xs.length !== ys.length || xs.length < 3) return null;
  const [rx, ry] = [ranks(xs), ranks(ys)];
  const [mx, my] = [mean(rx), mean(ry)];
  const product = rx.reduce((sum, x, index) => sum + (x - mx) * ((ry[index] ?? my) - my), 0);
  const spread = (list: readonly number[], middle: number) =>
    Math.sqrt(list.reduce((sum, value) => sum + (value - middle) ** 2, 0));
  const scale = spread(rx, mx) * spread(ry, my);
  return scale === 0 ? null : product / scale;
}
