/** The median: the middle number, or the mean of the two in the middle; null for an empty list. */
export function medianOfNumbers(numbers: readonly number[]): number | null {
  const ordered = numbers.toSorted((a, b) => a - b);
  const upper = ordered[Math.floor(ordered.length / 2)];
  const lower = ordered[Math.floor((ordered.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
