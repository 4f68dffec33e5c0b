import { ringArea, type Point } from "./simplify.ts";

/** A circle of land. */
export type Room = { x: number; y: number; r: number };

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

function best(ring: readonly Point[], left: number, top: number, width: number, height: number): Room {
  const step = Math.max(width, height) / tries;
  let room: Room = { x: left, y: top, r: -Infinity };
  for (let x = left; x <= left + width; x += step)
    for (let y = top; y <= top + height; y += step) {
      const r = depthIn(ring, x, y);
      if (r > room.r) room = { x, y, r };
    }
  return room;
}

/** The largest circle inside the largest of these rings, as a place for a touch target or a name. */
export function findRoom(rings: readonly (readonly Point[])[]): Room {
  const ring = rings.reduce((a, b) => (ringArea(b) > ringArea(a) ? b : a));
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const rough = best(ring, left, top, width, height);
  const step = Math.max(width, height) / tries;
  return best(ring, rough.x - step, rough.y - step, 2 * step, 2 * step);
}
