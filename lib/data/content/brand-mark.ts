/**
 * The brand mark on a 28 by 28 grid: a heart, filled with the primary colour, and on it the two spirals of the adinkra
 * symbol akoma, drawn as a gold line 2 units wide with round ends.
 */
export const brandMark = {
  size: 28,
  heart: "M14 25.5C8 20.5 2 16 2 9.8a6 6 0 0 1 12 0 6 6 0 0 1 12 0c0 6.2-6 10.7-12 15.7Z",
  spirals: "M14 9.8v9.4M8 12.7a2.9 2.9 0 1 1 2.9-2.9M20 12.7a2.9 2.9 0 1 0-2.9-2.9",
} as const;
