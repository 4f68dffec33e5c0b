import { ringArea, type Point, boxAround, overlap, type Box, crossings } from "./geometry.ts";

/** A circle of land. */
export type InnerCircle = { x: number; y: number; r: number };

/** The number of points tried across the longer side, and again around the best of them. */
const tries = 24;

function toSegment(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** The distance from a point to the ring; negative outside the ring. */
function depthIn(ring: readonly Point[], x: number, y: number): number {
  let nearest = Infinity;
  let isInside = false;
  let a = ring.at(-1) ?? ([0, 0] as const);
  for (const b of ring) {
    nearest = Math.min(nearest, toSegment(x, y, a, b));
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
      isInside = !isInside;
    a = b;
  }
  return isInside ? nearest : -nearest;
}

function best(ring: readonly Point[], left: number, top: number, width: number, height: number): InnerCircle {
  const step = Math.max(width, height) / tries;
  let circle: InnerCircle = { x: left, y: top, r: -Infinity };
  for (let x = left; x <= left + width; x += step)
    for (let y = top; y <= top + height; y += step) {
      const r = depthIn(ring, x, y);
      if (r > circle.r) circle = { x, y, r };
    }
  return circle;
}

/** The largest circle inside the largest of these rings, as a place for a touch target or a name. */
export function findInnerCircle(rings: readonly (readonly Point[])[]): InnerCircle {
  const ring = rings.reduce((a, b) => (ringArea(b) > ringArea(a) ? b : a));
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const rough = best(ring, left, top, width, height);
  const step = Math.max(width, height) / tries;
  return best(ring, rough.x - step, rough.y - step, 2 * step, 2 * step);
}

type At = { x: number; y: number };

/** A square to place: the point it belongs to, the index of its land, and its size. */
export type Square = { at: At; own: number; width: number; height: number };

type Field = {
  width: number;
  height: number;
  /** Names on the land. No square may cover them, and no line should cross them. */
  labels: readonly Box[];
  /** Other areas that no square may cover. */
  taken: readonly Box[];
  /** The rings of each land. A square should cover only the land of its own point. */
  land: readonly (readonly (readonly Point[])[])[];
};

/** The minimum distance between squares and from the edge, and the step between positions tried; px. */
const gap = 4;
const step = 4;
/** The maximum number of rounds in which each square is placed again, given the others. */
const rounds = 4;
/**
 * The cost of a line that crosses something, and of a square entirely on others' land, in px of distance from its
 * point.
 */
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

/**
 * The owner of the land at each point of a grid. It is rasterized once by scan lines, because it is queried so often.
 */
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
type Candidate = At & { distance: number };

/** The maximum distance of a square from its point; px. */
const farthest = 200;

let candidates: readonly Candidate[] | undefined;
/** All offsets from a point at which a square is tried, the shortest first. */
function allCandidates(): readonly Candidate[] {
  if (candidates) return candidates;
  const made: Candidate[] = [];
  for (let x = -farthest; x <= farthest; x += step)
    for (let y = -farthest; y <= farthest; y += step) {
      const distance = Math.hypot(x, y);
      if (distance <= farthest) made.push({ x, y, distance });
    }
  return (candidates = made.sort((one, other) => one.distance - other.distance));
}

const grown = ({ left, right, top, bottom }: Box): Box => ({
  left: left - gap,
  right: right + gap,
  top: top - gap,
  bottom: bottom + gap,
});

type Chosen = (Place | undefined)[];

/** The cost of the others' land under a square. */
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

/** Whether a square covers another's point, or the line of either crosses the other's square or line. */
const cut = (one: Place & { at: At }, other: Place & { at: At }): boolean =>
  cross(one.at, one.centre, other.at, other.centre) ||
  runsThrough(one.at, one.centre, other.box) ||
  runsThrough(other.at, other.centre, one.box) ||
  holds(one.box, other.at);

type Placed = { boxes: readonly Box[]; cost: number };

/**
 * Places each square near its point without overlapping another. Squares cover as little of the others' land as
 * possible, and the lines to their points cross nothing where possible. Null if there is no room for all.
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
    for (const { x, y, distance } of allCandidates()) {
      const most = best?.cost ?? Infinity;
      if (distance >= most) break;
      const centre = { x: Math.round(at.x) + x, y: Math.round(at.y) + y };
      const place = { box: boxAround(centre, width, height), centre };
      const circle = grown(place.box);
      const isFree =
        isInField(circle) &&
        !taken.some((one) => overlap(circle, one)) &&
        !others.some(({ box }) => overlap(circle, box));
      if (!isFree) continue;
      const near = distance + groundOf(place.box, own, landAt);
      if (near >= most) continue;
      const cuts =
        others.filter((other) => cut({ ...place, at }, other)).length +
        field.labels.filter((one) => runsThrough(at, centre, one)).length;
      const cost = near + cuts * crossing;
      if (cost < most) best = { place, cost };
    }
    return best;
  };

  /** Places the squares in this order, then places each again, given the others. */
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
