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
