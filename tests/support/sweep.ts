/** Set by `npm run nightly`, which looks at all there is of each kind; `npm test` looks at some that stand for it. */
export const isFullSweep = process.env["FULL_SWEEP"] === "true";

/**
 * Few items that together have every trait that any of them has: each time the one that adds most, the first of equals. A trait
 * is what the tests of an item depend on, such as the kind of a field.
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
