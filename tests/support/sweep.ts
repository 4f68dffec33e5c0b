/** Set by `npm run nightly`, which checks every item of which `npm test` checks a sample. */
export const isFullSweep = process.env["FULL_SWEEP"] === "true";

/**
 * A small set of items that together have every trait that any item has (greedy set cover): each step takes the item
 * that adds most, or the first of several.
 */
export function coverTraits<T>(items: readonly T[], traitsOf: (item: T) => readonly string[]): T[] {
  const traits = new Map(items.map((item) => [item, new Set(traitsOf(item))]));
  const missing = new Set([...traits.values()].flatMap((own) => [...own]));
  const addedBy = (item: T): number => [...traits.get(item)!].filter((trait) => missing.has(trait)).length;
  const taken: T[] = [];
  while (missing.size > 0) {
    const best = items.reduce((one, other) => (addedBy(other) > addedBy(one) ? other : one));
    taken.push(best);
    for (const trait of traits.get(best)!) missing.delete(trait);
  }
  return taken;
}

/** What `npm test` checks: a sample with every trait. `npm run nightly` checks all items. */
export const sampled = <T>(items: readonly T[], traitsOf: (item: T) => readonly string[]): readonly T[] =>
  isFullSweep ? items : coverTraits(items, traitsOf);
