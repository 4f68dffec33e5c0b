import { boxAround, overlap, type Box } from "./boxes.ts";
import { crossings } from "./crossings.ts";
import type { Point } from "./simplify.ts";

type At = { x: number; y: number };

/** What wants to stand at a point, the index of the land it stands for, and how large it is. */
export type Square = { at: At; own: number; width: number; height: number };

type Field = {
  width: number;
  height: number;
  /** Names on the land: over them no square may lie, and no line should run. */
  labels: readonly Box[];
  /** Where else no square may lie. */
  taken: readonly Box[];
  /** The rings of each land, of which a square should cover none but that of its own point. */
  land: readonly (readonly (readonly Point[])[])[];
};

/** Squares keep so far apart and from the edge, and are tried in steps of so much; px. */
const gap = 4;
const step = 4;
/** At most so often each square chooses again beside the others. */
const rounds = 4;
/** What a line that crosses something, and a square wholly on the land of others, costs; in px of way from its point. */
const crossing = 110;
const onOthers = 220;
const none = -1;

const side = (a: At, b: At, c: At) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const cross = (a: At, b: At, c: At, d: At) =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
const runsThrough = (a: At, b: At, { left, right, top, bottom }: Box) =>
  cross(a, b, { x: left, y: top }, { x: right, y: bottom }) ||
  cross(a, b, { x: right, y: top }, { x: left, y: bottom });
const holds = ({ left, right, top, bottom }: Box, { x, y }: At) =>
  x > left && x < right && y > top && y < bottom;

/** Whose land lies at each point of a grid: asked for so often that it is drawn once, line by line. */
function landGrid({ width, height, land }: Field): (x: number, y: number) => number {
  const across = Math.ceil(width / step) + 1;
  const down = Math.ceil(height / step) + 1;
  const cells = new Int16Array(across * down).fill(none);
  for (const [owner, rings] of land.entries())
    for (const ring of rings)
      for (let row = 0; row < down; row += 1) {
        const cuts = crossings(ring, row * step);
        for (let at = 0; at + 1 < cuts.length; at += 2) {
          const from = Math.max(0, Math.ceil((cuts[at] ?? 0) / step));
          const to = Math.min(across - 1, Math.floor((cuts[at + 1] ?? 0) / step));
          if (to >= from) cells.fill(owner, row * across + from, row * across + to + 1);
        }
      }
  return (x, y) => cells[Math.round(y / step) * across + Math.round(x / step)] ?? none;
}

type Place = { box: Box; centre: At };
type Way = At & { way: number };

/** A square stands no farther from its point; px. */
const farthest = 200;

let ways: readonly Way[] | undefined;
/** All ways from a point on which a square is tried, the shortest first. */
function allWays(): readonly Way[] {
  if (ways) return ways;
  const made: Way[] = [];
  for (let x = -farthest; x <= farthest; x += step)
    for (let y = -farthest; y <= farthest; y += step) {
      const way = Math.hypot(x, y);
      if (way <= farthest) made.push({ x, y, way });
    }
  return (ways = made.sort((one, other) => one.way - other.way));
}

const grown = ({ left, right, top, bottom }: Box): Box => ({
  left: left - gap,
  right: right + gap,
  top: top - gap,
  bottom: bottom + gap,
});

type Chosen = (Place | undefined)[];

/** What the land of others under a square costs. */
function groundOf(box: Box, own: number, landAt: (x: number, y: number) => number): number {
  let [covered, points] = [0, 0];
  for (let x = box.left; x <= box.right; x += 2 * step)
    for (let y = box.top; y <= box.bottom; y += 2 * step) {
      const owner = landAt(x, y);
      points += 1;
      if (owner !== none && owner !== own) covered += 1;
    }
  return (covered / points) * onOthers;
}

/** Whether a square lies on another's point, or a line of either crosses the other square or its line. */
const cut = (one: Place & { at: At }, other: Place & { at: At }): boolean =>
  cross(one.at, one.centre, other.at, other.centre) ||
  runsThrough(one.at, one.centre, other.box) ||
  runsThrough(other.at, other.centre, one.box) ||
  holds(one.box, other.at);

export type Placed = { boxes: readonly Box[]; cost: number };

/**
 * Puts each square near its point and apart from all others: over no other square, over as little land of others as can
 * be, with lines to the points that cross nothing where that can be had. Null where there is no room for all.
 */
export function placeSquares(squares: readonly Square[], field: Field): Placed | null {
  const landAt = landGrid(field);
  const taken = [...field.labels, ...field.taken];
  const isInField = ({ left, right, top, bottom }: Box) =>
    left >= 0 && top >= 0 && right <= field.width && bottom <= field.height;

  const choose = (index: number, chosen: Chosen): { place: Place; cost: number } | undefined => {
    const { at, own, width, height } = squares[index]!;
    const others = chosen.flatMap((place, other) =>
      place && other !== index ? { ...place, at: squares[other]!.at } : [],
    );
    let best: { place: Place; cost: number } | undefined;
    for (const { x, y, way } of allWays()) {
      const most = best?.cost ?? Infinity;
      if (way >= most) break;
      const centre = { x: Math.round(at.x) + x, y: Math.round(at.y) + y };
      const place = { box: boxAround(centre, width, height), centre };
      const room = grown(place.box);
      const isFree =
        isInField(room) &&
        !taken.some((one) => overlap(room, one)) &&
        !others.some(({ box }) => overlap(room, box));
      if (!isFree) continue;
      const near = way + groundOf(place.box, own, landAt);
      if (near >= most) continue;
      const cuts =
        others.filter((other) => cut({ ...place, at }, other)).length +
        field.labels.filter((one) => runsThrough(at, centre, one)).length;
      const cost = near + cuts * crossing;
      if (cost < most) best = { place, cost };
    }
    return best;
  };

  /** Each chooses in this order, then all choose again beside the others. */
  const settle = (order: readonly number[]): Placed | null => {
    const chosen: Chosen = squares.map(() => undefined);
    let cost = Infinity;
    for (let round = 0; round < rounds; round += 1) {
      const before = cost;
      cost = 0;
      for (const index of order) {
        const best = choose(index, chosen);
        if (!best) return null;
        chosen[index] = best.place;
        cost += best.cost;
      }
      if (cost === before) break;
    }
    return { boxes: chosen.flatMap((place) => place?.box ?? []), cost };
  };

  const given = [...squares.keys()];
  const fromTheWest = given.toSorted((a, b) => squares[a]!.at.x - squares[b]!.at.x);
  const [best] = [given, fromTheWest, fromTheWest.toReversed()]
    .flatMap((order) => settle(order) ?? [])
    .toSorted((one, other) => one.cost - other.cost);
  return best ?? null;
}
