import type { Point } from "./simplify.ts";

/** Where the outline crosses the level line at `y`, from left to right: between the first two, the next two and so on is land. */
export function crossings(ring: readonly Point[], y: number): number[] {
  const cuts: number[] = [];
  let [ax, ay] = ring.at(-1) ?? [0, 0];
  for (const [bx, by] of ring) {
    if (ay > y !== by > y) cuts.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    [ax, ay] = [bx, by];
  }
  return cuts.sort((a, b) => a - b);
}
