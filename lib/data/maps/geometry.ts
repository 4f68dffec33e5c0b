export type Point = readonly [number, number];

const triangle = (a: Point, b: Point, c: Point) =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/**
 * Drops the points that contribute least to the shape of a line, until each remaining point spans at least `minArea`
 * with its neighbours (Visvalingam–Whyatt). Both ends are kept, so lines that meet still meet.
 */
export function simplifyLine(line: readonly Point[], minArea: number): Point[] {
  const kept = [...line];
  // A closed line keeps at least four points, because fewer enclose no area.
  const fewest = isClosed(line) ? 4 : 2;
  while (kept.length > fewest) {
    let least = Infinity;
    let at = -1;
    for (let i = 1; i < kept.length - 1; i++) {
      const area = triangle(kept[i - 1]!, kept[i]!, kept[i + 1]!);
      if (area < least) [least, at] = [area, i];
    }
    if (least >= minArea) break;
    kept.splice(at, 1);
  }
  return kept;
}

function isClosed(line: readonly Point[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return line.length > 2 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** The absolute area of a ring. */
export function ringArea(ring: readonly Point[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
    twice += a[0] * b[1] - b[0] * a[1];
  }
  return Math.abs(twice) / 2;
}

/** Writes closed rings as one compact SVG path with integer coordinates, each relative to the previous point. */
export function ringsToPath(rings: readonly (readonly Point[])[]): string {
  return rings.map(ringToPath).join("");
}

function ringToPath(ring: readonly Point[]): string {
  let out = "";
  let last: Point | undefined;
  for (const [x, y] of ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const)) {
    if (!last) out = `M${x} ${y}l`;
    else if (x !== last[0] || y !== last[1]) {
      // A minus sign separates two numbers as well as a space does.
      const [dx, dy] = [x - last[0], y - last[1]];
      out += `${dx < 0 || out.endsWith("l") ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
    }
    last = [x, y];
  }
  return `${out}z`;
}

/** The x positions where the outline crosses the horizontal line at `y`, ascending. Each pair of them encloses land. */
export function crossings(ring: readonly Point[], y: number): number[] {
  const cuts: number[] = [];
  let [ax, ay] = ring.at(-1) ?? [0, 0];
  for (const [bx, by] of ring) {
    if (ay > y !== by > y) cuts.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    [ax, ay] = [bx, by];
  }
  return cuts.sort((a, b) => a - b);
}

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
