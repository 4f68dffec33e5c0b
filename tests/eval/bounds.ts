/** The minimum share over everything. A figure without one is only reported. */
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

/** Questions that nothing was tuned on have no minimum, and are only reported; but no sentence may be made up. */
export const freshBounds: Bounds = { cited: 1 };
