/** Places from 1 for values that stand best first. Equal values share a place and the next one counts them: 1, 1, 3. */
export const placesOf = (ordered: readonly number[]): number[] =>
  ordered.map((value) => ordered.indexOf(value) + 1);
