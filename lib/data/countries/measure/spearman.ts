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
