export type Box = { left: number; right: number; top: number; bottom: number };

/** Whether two boxes cover any of the same ground. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
