import { overlap, type Box } from "./boxes.ts";

type At = { x: number; y: number };

/** What wants to stand at a point, the index of the land it stands for, and how large it is. */
export type Square = { at: At; own: number; width: number; height: number };

type Field = {
  width: number;
  height: number;
  /** Where no square may lie. */
  taken: readonly Box[];
  /** Rings of land, of which a square should cover none but that of its own point. */
  land: readonly (readonly (readonly At[])[])[];
};

/** Squares keep so far apart, and are moved in steps of so much. */
const gap = 4;
const step = 4;
const rounds = 4;
const crossing = 70;
const coveredLand = 220;
const none = -1;

function isInside(ring: readonly At[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

/** Whose land the points of a grid are, once, because each is asked for many times. */
function gridOf({ width, height, land }: Field): (x: number, y: number) => number {
  const across = Math.ceil(width / step) + 1;
  const cells = Array.from({ length: across * (Math.ceil(height / step) + 1) }, (_, index) => {
    const [x, y] = [(index % across) * step, Math.floor(index / across) * step];
    return land.findIndex((rings) => rings.some((ring) => isInside(ring, x, y)));
  });
  return (x, y) => cells[Math.round(y / step) * across + Math.round(x / step)] ?? none;
}

const middle = ({ left, right, top, bottom }: Box): At => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

const side = (a: At, b: At, c: At) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const cross = (a: At, b: At, c: At, d: At) =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

const runsThrough = (a: At, b: At, { left, right, top, bottom }: Box) =>
  cross(a, b, { x: left, y: top }, { x: right, y: bottom }) ||
  cross(a, b, { x: right, y: top }, { x: left, y: bottom });

/**
 * Puts each square near its point and apart from all others: over no other square, over as little land as can be, with
 * lines to the points that cross nothing where that can be had. Null where there is no room for all.
 */
export function placeSquares(
  squares: readonly Square[],
  field: Field,
): { boxes: Box[]; cost: number } | null {
  const landAt = gridOf(field);
  const boxes: (Box | undefined)[] = squares.map(() => undefined);
  const grown = ({ left, right, top, bottom }: Box): Box => ({
    left: left - gap,
    right: right + gap,
    top: top - gap,
    bottom: bottom + gap,
  });

  type Other = { box: Box; at: At; centre: At };
  const othersOf = (index: number): Other[] =>
    boxes.flatMap((box, place) =>
      box && place !== index ? { box, at: squares[place]!.at, centre: middle(box) } : [],
    );

  /** What it costs to put a square there; Infinity where it may not lie, and where it would cost more than `most`. */
  const costOf = (own: number, at: At, box: Box, others: readonly Other[], most: number): number => {
    const centre = middle(box);
    const way = Math.hypot(centre.x - at.x, centre.y - at.y);
    if (way >= most) return Infinity;
    const room = grown(box);
    if (field.taken.some((one) => overlap(room, one)) || others.some((one) => overlap(room, one.box)))
      return Infinity;
    let covered = 0;
    for (let x = box.left; x <= box.right; x += step * 2)
      for (let y = box.top; y <= box.bottom; y += step * 2) {
        const owner = landAt(x, y);
        if (owner !== none && owner !== own) covered += 1;
      }
    const points = (Math.floor((box.right - box.left) / (step * 2)) + 1) * 6;
    const lines = others.filter(
      (other) =>
        cross(at, centre, other.at, other.centre) ||
        runsThrough(at, centre, other.box) ||
        runsThrough(other.at, other.centre, box) ||
        overlap(room, { left: other.at.x, right: other.at.x, top: other.at.y, bottom: other.at.y }),
    ).length;
    return way + (covered / points) * coveredLand + lines * crossing;
  };

  const bestOf = (index: number): { box: Box; cost: number } | undefined => {
    const { at, own, width, height } = squares[index]!;
    const others = othersOf(index);
    let best: { box: Box; cost: number } | undefined;
    for (let left = 1; left + width < field.width; left += step)
      for (let top = 1; top + height < field.height; top += step) {
        const box = { left, right: left + width, top, bottom: top + height };
        const cost = costOf(own, at, box, others, best?.cost ?? Infinity);
        if (cost < (best?.cost ?? Infinity)) best = { box, cost };
      }
    return best;
  };

  let cost = 0;
  for (let round = 0; round < rounds; round += 1) {
    cost = 0;
    for (const index of squares.keys()) {
      const best = bestOf(index);
      if (!best) return null;
      boxes[index] = best.box;
      cost += best.cost;
    }
  }
  return { boxes: boxes.flatMap((box) => box ?? []), cost };
}
