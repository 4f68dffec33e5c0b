import "server-only";
import { overlap, type Box } from "./boxes.ts";
import { africaShapes, type CountryShape } from "./project.ts";
import type { Point } from "./simplify.ts";

/** Where a country is touched and labelled; units of the map. */
export type Spot = {
  shape: CountryShape;
  /** The middle of its square. */
  x: number;
  y: number;
  /** Whether that lies on the country; else a line leads from the square to it. */
  isOnLand: boolean;
};

export type RegionFrame = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Units of the map that are one px where the frame is narrowest. */
  unit: number;
  /** The side of each square, in units. */
  size: number;
  spots: readonly Spot[];
};

/** The frame on a phone of 360 px, the squares that are touched in it, and the sea around; px. */
const frameWidth = 320;
const touchSize = 46;
const sea = 26;
/** So many times the ground of all squares the frame has at least. */
const roomForEach = 2.7;

type Outline = { shape: CountryShape; box: Box };

function boundsOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const isInRing = ([x, y]: Point, ring: readonly Point[]): boolean => {
  let inside = false;
  let [ax, ay] = ring.at(-1) ?? [0, 0];
  for (const [bx, by] of ring) {
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    [ax, ay] = [bx, by];
  }
  return inside;
};

const isOn = (point: Point, { shape: { rings }, box }: Outline): boolean =>
  point[0] > box.left &&
  point[0] < box.right &&
  point[1] > box.top &&
  point[1] < box.bottom &&
  rings.some((ring) => isInRing(point, ring));

const squareAt = ([x, y]: Point, size: number): Box => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});

const steps = [-0.4, -0.13, 0.13, 0.4];
/** Points all over a square: so much of it lies on a country as of these do. */
const samplesOf = ([x, y]: Point, size: number): Point[] =>
  steps.flatMap((across) => steps.map((down): Point => [x + across * size, y + down * size]));

/** What speaks for a place and against it, in sides of a square of way from the middle of the country. */
const offLand = 2.5;
const onOthers = 1.4;

type Frame = Omit<RegionFrame, "spots">;
type Place = { at: Point; box: Box; cost: number };

/** So many places are tried in each direction from the middle of a country, so far apart; px. */
const tries = 14;
const tryEvery = 7;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Where a country could be touched, the best first: on its own land, else in the sea near it, least on other land. */
function placesOf(own: Outline, all: readonly Outline[], frame: Frame): Place[] {
  const { size, unit } = frame;
  const [cx, cy] = [
    between(own.shape.centre[0], frame.x + size / 2, frame.x + frame.width - size / 2),
    between(own.shape.centre[1], frame.y + size / 2, frame.y + frame.height - size / 2),
  ];
  const places: Place[] = [];
  for (let down = -tries; down <= tries; down += 1)
    for (let across = -tries; across <= tries; across += 1) {
      const at: Point = [cx + across * tryEvery * unit, cy + down * tryEvery * unit];
      const box = squareAt(at, size);
      const isInFrame =
        box.left >= frame.x &&
        box.right <= frame.x + frame.width &&
        box.top >= frame.y &&
        box.bottom <= frame.y + frame.height;
      if (!isInFrame) continue;
      let [onOwn, onOther] = [0, 0];
      const samples = samplesOf(at, size);
      for (const point of samples) {
        if (isOn(point, own)) onOwn += 1;
        else if (all.some((other) => other !== own && isOn(point, other))) onOther += 1;
      }
      const share = (count: number) => count / samples.length;
      const way = Math.hypot(at[0] - cx, at[1] - cy) / size;
      places.push({ at, box, cost: way + offLand * (1 - share(onOwn)) + onOthers * share(onOther) });
    }
  return places.toSorted((a, b) => a.cost - b.cost);
}

const passes = 4;

/** A place for each so that no two overlap: small countries choose first, then all choose again beside the others. */
function settle(choices: readonly (readonly Place[])[], order: readonly number[]): (Place | undefined)[] {
  const chosen: (Place | undefined)[] = choices.map(() => undefined);
  for (let pass = 0; pass < passes; pass += 1)
    for (const index of order) {
      const free = choices[index]?.find(
        ({ box }) => !chosen.some((other, at) => other && at !== index && overlap(box, other.box)),
      );
      chosen[index] = free ?? chosen[index];
    }
  return chosen;
}

const costOf = (places: readonly (Place | undefined)[]): number =>
  places.reduce((sum, place) => sum + (place?.cost ?? Infinity), 0);

const made = new Map<string, RegionFrame>();

/**
 * A part of the map so near that each of these countries can be touched on a phone: each has a square of 46 px on its
 * land or beside it, and no two squares overlap. Made once.
 */
export function regionFrame(slugs: readonly string[]): RegionFrame {
  const key = slugs.join();
  const known = made.get(key);
  if (known) return known;
  const outlines = africaShapes()
    .countries.filter(({ slug }) => slugs.includes(slug))
    .map((shape): Outline => ({ shape, box: boundsOf(shape.rings.flat()) }));
  // Islands far out would make all else small: their squares stand at the edge that is nearest to them.
  const mainland = outlines.filter(({ shape }) => !shape.dot);
  const { left, right, top, bottom } = boundsOf(mainland.flatMap(({ shape }) => shape.rings.flat()));
  const unit = (right - left) / (frameWidth - 2 * sea);
  const least = (outlines.length * touchSize ** 2 * roomForEach) / frameWidth;
  const frame: Frame = {
    x: Math.round(left - sea * unit),
    y: Math.round(top - sea * unit),
    width: Math.round(right - left + 2 * sea * unit),
    height: Math.round(Math.max(bottom - top + 2 * sea * unit, least * unit)),
    unit,
    size: touchSize * unit,
  };
  const choices = outlines.map((own) => placesOf(own, outlines, frame));
  const bySize = outlines
    .map((_, index) => index)
    .toSorted((a, b) => (outlines[a]?.shape.area ?? 0) - (outlines[b]?.shape.area ?? 0));
  const ways = [bySize, bySize.toReversed()].map((order) => settle(choices, order));
  const best = ways.reduce((a, b) => (costOf(b) < costOf(a) ? b : a));
  const spots = outlines.map((own, index): Spot => {
    const at = best[index]?.at ?? own.shape.centre;
    return { shape: own.shape, x: Math.round(at[0]), y: Math.round(at[1]), isOnLand: isOn(at, own) };
  });
  const result = { ...frame, spots };
  made.set(key, result);
  return result;
}
