/** The least share that is good enough, over everything; a figure without one is only told. */
export type Bounds = Partial<
  Record<"hitInThree" | "fact" | "refusal" | "cited" | "searchInThree" | "promised", number>
>;

export const tunedBounds: Bounds = {
  hitInThree: 0.95,
  fact: 0.92,
  refusal: 0.95,
  cited: 1,
  searchInThree: 0.95,
  promised: 1,
};

/** How well it does on questions it was never tuned on is to be seen, not to be reached; but nothing may be made up. */
export const freshBounds: Bounds = { cited: 1 };
