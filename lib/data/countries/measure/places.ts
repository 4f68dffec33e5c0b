/**
 * Ranks from 1 for values sorted best first. Equal values share a rank and the next value skips as many (competition
 * ranking): 1, 1, 3.
 */
export const placesOf = (ordered: readonly number[]): number[] =>
  ordered.map((value) => ordered.indexOf(value) + 1);
