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
