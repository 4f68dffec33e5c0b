export type Box = { left: number; right: number; top: number; bottom: number };

/** Whether two boxes overlap. Boxes that only touch do not. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

type At = { x: number; y: number };

export const boxAround = ({ x, y }: At, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export const middleOf = ({ left, right, top, bottom }: Box): At => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
