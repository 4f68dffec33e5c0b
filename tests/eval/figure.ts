/** `right` of `of` cases are right. */
export type Figure = {
  name: string;
  right: number;
  of: number;
  /** The minimum share. */
  bound?: number;
};

/** The share of none is 1. */
export const shareOf = ({ right, of }: Pick<Figure, "right" | "of">): number => (of === 0 ? 1 : right / of);

export const holds = (figure: Figure): boolean =>
  figure.bound === undefined || shareOf(figure) >= figure.bound;

/** Counts the items that satisfy a condition. */
export const figure = <T>(
  name: string,
  all: readonly T[],
  isRight: (one: T) => boolean,
  bound?: number,
): Figure => ({
  name,
  right: all.filter(isRight).length,
  of: all.length,
  ...(bound !== undefined && { bound }),
});
