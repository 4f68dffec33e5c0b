import type { Point } from "./simplify.ts";

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
