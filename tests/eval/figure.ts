/** So many of so many are right. */
export type Figure = {
  name: string;
  right: number;
  of: number;
  /** The least share that is good enough. */
  bound?: number;
};

/** Nothing asked is nothing wrong. */
export const shareOf = ({ right, of }: Pick<Figure, "right" | "of">): number => (of === 0 ? 1 : right / of);

export const holds = (figure: Figure): boolean =>
  figure.bound === undefined || shareOf(figure) >= figure.bound;

/** Counts those for which something is true. */
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
