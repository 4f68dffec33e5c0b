/** How much a word tells passages apart, by how many of them hold it: the rarer, the more (BM25). */
export const rarityOf = (size: number, held: number): number =>
  Math.log(1 + (size - held + 0.5) / (held + 0.5));
