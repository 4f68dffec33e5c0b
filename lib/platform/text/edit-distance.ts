/** How many insertions, deletions, substitutions and swaps of neighbouring letters turn one word into the other. */
export function editDistance(a: string, b: string): number {
  const from = [...a];
  const to = [...b];
  let older: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) best = Math.min(best, (older[column - 2] ?? 0) + 1);
      current.push(best);
    }
    older = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/** The shortest word in which one typo is tolerated: in shorter ones it makes another word. */
const shortestWithSlip = 4;

/** Whatever the typo, one of the first two letters is still in its place or next to it. */
const mayBeMeant = (known: string, word: string): boolean =>
  [known[0], known[1]].some((letter) => letter === word[0] || letter === word[1]);

/**
 * Whether `word` is `known`, or `known` with one letter left out, added, changed, or swapped with its neighbour. Both
 * are folded.
 */
export function isSlip(known: string, word: string): boolean {
  if (known === word) return true;
  if (word.length < shortestWithSlip || Math.abs(known.length - word.length) > 1) return false;
  return mayBeMeant(known, word) && editDistance(known, word) <= 1;
}

/** Whether `known` begins with `word`, with at most one typo: for what is still being typed. */
export const beginsWithSlip = (known: string, word: string): boolean =>
  mayBeMeant(known, word) && [0, -1, 1].some((by) => isSlip(known.slice(0, word.length + by), word));
