import "server-only";
import { boxAround, middleOf, overlap, type Box } from "./geometry.ts";
import { findInnerCircle, type InnerCircle, placeSquares, type Square } from "./place-squares.ts";
import { africaShapes, type CountryShape } from "./project.ts";

/** Common short forms of names that are too long for a map on a phone. */
const short: Readonly<Record<string, string>> = {
  "Central African Republic": "Central Afr. Rep.",
  "Congo (Republic)": "Congo (Rep.)",
  "Equatorial Guinea": "Equat. Guinea",
  "São Tomé and Príncipe": "São Tomé & Príncipe",
};

/** The number of characters that fit in one line. */
const lineLength = 9;

/** A country's name for a map label, in one line or in two of about the same length. */
function shortName(name: string): string[] {
  const text = short[name] ?? name;
  if (text.length <= lineLength) return [text];
  // A hyphen stays at the end of the first line.
  const parts = text.split(/ |(?<=-)/);
  if (parts.length === 1) return [text];
  const joint = (from: number, to?: number) => parts.slice(from, to).join(" ").replace(/- /g, "-");
  const cuts = parts.slice(1).map((_, index) => [joint(0, index + 1), joint(index + 1)]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
}

type At = { x: number; y: number };

/** The size of a touch target in px, the unit of all frame dimensions. */
export const touch = 44;
/** The frame width on the narrowest phone. Other devices scale it up. */
const frameWidth = 320;
const mostHeight = 480;
/** The side of the square that stands in for a country too small to touch. */
const square = 46;
/** The width of the widest letter of the system fonts at the size of a name, and the line height. */
const letter = 7.6;
export const line = 13;
/** The minimum distance of a name from the edge of the frame. */
const edge = 6;
/**
 * Candidate margins between land and frame. A larger margin leaves more space for squares but makes the land smaller.
 */
const margins = { x: [8, 24, 40], y: [8, 56, 104] };
/** The value of a scale greater by one, in px of distance from squares to their land. */
const nearness = 300;

export type ZoomedCountry = {
  shape: CountryShape;
  /** Its name in one or two lines. */
  lines: readonly string[];
  /** The centre of its label. */
  at: At;
  /**
   * For land too small to touch: a square as its touch target, and the point on the land that a line connects it to.
   * Null if the land itself is the touch target.
   */
  square: (Box & { foot: At }) | null;
};

export type Zoom = {
  /** In px of a phone: 44 units are at least 44 px wherever the frame is at least 320 px wide. */
  width: number;
  height: number;
  /** The scale and translation to apply to the whole map of Africa. */
  scale: number;
  x: number;
  y: number;
  /**
   * Countries large enough to touch come first, so that the squares are drawn above them. Each group is sorted by name.
   */
  countries: readonly ZoomedCountry[];
};

/** The space for a country's name with its value in a separate line below. */
export const labelSize = (lines: readonly string[]) => ({
  width: 2 * Math.ceil((Math.max(...lines.map(({ length }) => length)) * letter) / 2),
  height: (lines.length + 1) * line,
});

/** A country, its name and the largest circle inside it, in units of the whole map. */
type Named = { shape: CountryShape; lines: readonly string[]; circle: InnerCircle };

const nameOf = (shape: CountryShape): Named => ({
  shape,
  lines: shortName(shape.name),
  circle: shape.dot ? { ...shape.dot, r: 0 } : findInnerCircle(shape.rings),
});

type Frame = Pick<Zoom, "height" | "scale" | "x" | "y">;

function frameOf(named: readonly Named[], margin: At): Frame {
  const points = named.flatMap(({ shape: { rings, dot } }) =>
    dot ? [[dot.x, dot.y] as const] : rings.flat(),
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (frameWidth - 2 * margin.x) / (right - left),
    (mostHeight - 2 * margin.y) / (bottom - top),
  );
  return {
    height: Math.ceil((bottom - top) * scale + 2 * margin.y),
    scale,
    x: (frameWidth - (left + right) * scale) / 2,
    y: margin.y - top * scale,
  };
}

/** A country in the frame: the centre of its touch area on the land, and the centre of its name. */
type Found = Named & { foot: At; at: At };

/** The box that a name on the land covers. */
const labelOf = ({ at, lines }: Pick<Found, "at" | "lines">): Box => {
  const { width, height } = labelSize(lines);
  return boxAround(at, width, height);
};

function findIn(named: readonly Named[], { scale, x, y }: Frame): Found[] {
  return named.map(({ shape, lines, circle }) => {
    const foot = { x: circle.x * scale + x, y: circle.y * scale + y };
    const half = labelSize(lines).width / 2 + edge;
    const at = { x: Math.min(Math.max(foot.x, half), frameWidth - half), y: foot.y };
    return { shape, lines, circle: { ...circle, r: circle.r * scale }, foot, at };
  });
}

/** The countries with space on their land for a touch target and a name, such that no name overlaps another. */
function onLand(found: readonly Found[]): Set<Found> {
  const chosen = new Set<Found>();
  for (const one of found.toSorted((a, b) => b.circle.r - a.circle.r)) {
    const isFree = [...chosen].every((other) => !overlap(labelOf(one), labelOf(other)));
    if (one.circle.r * 2 >= touch && isFree) chosen.add(one);
  }
  return chosen;
}

const rounded = ({ x, y }: At): At => ({ x: Math.round(x), y: Math.round(y) });

function layOut(named: readonly Named[], frame: Frame): { zoom: Zoom; cost: number } | null {
  const found = findIn(named, frame);
  const wide = onLand(found);
  const small = found.filter((one) => !wide.has(one));
  const land = [...small, ...wide].map(({ shape }) =>
    shape.rings.map((ring) =>
      ring.map(([x, y]) => [x * frame.scale + frame.x, y * frame.scale + frame.y] as const),
    ),
  );
  const squares = small.map(({ lines, foot }, own): Square => ({
    at: foot,
    own,
    width: Math.max(square, labelSize(lines).width + 6),
    height: square,
  }));
  const placed = placeSquares(squares, {
    width: frameWidth,
    height: frame.height,
    labels: [...wide].map(labelOf),
    taken: [...wide].map(({ foot }) => boxAround(foot, touch, touch)),
    land,
  });
  if (!placed) return null;
  const countries = [
    ...found
      .filter((one) => wide.has(one))
      .map(({ shape, lines, at }) => ({ shape, lines, at: rounded(at), square: null })),
    ...small.flatMap(({ shape, lines, foot }, index): ZoomedCountry[] => {
      const box = placed.boxes[index];
      return box
        ? [{ shape, lines, at: rounded(middleOf(box)), square: { ...box, foot: rounded(foot) } }]
        : [];
    }),
  ];
  const zoom = {
    width: frameWidth,
    height: frame.height,
    scale: Math.round(frame.scale * 1000) / 1000,
    x: Math.round(frame.x * 10) / 10,
    y: Math.round(frame.y * 10) / 10,
    countries,
  };
  return { zoom, cost: placed.cost - frame.scale * nearness };
}

const zooms = new Map<string, Zoom>();

/**
 * A part of Africa in a frame of phone width, in which each country is named and can be touched: on its land if there
 * is circle for a finger, else on a square beside it, connected to the land by a line. Memoized.
 */
export function zoomOn(slugs: readonly string[]): Zoom {
  const key = slugs.join();
  const known = zooms.get(key);
  if (known) return known;
  const named = africaShapes()
    .countries.filter(({ slug }) => slugs.includes(slug))
    .map(nameOf);
  const [best] = margins.x
    .flatMap((x) => margins.y.map((y) => ({ x, y })))
    .flatMap((margin) => layOut(named, frameOf(named, margin)) ?? [])
    .toSorted((one, other) => one.cost - other.cost);
  if (!best) throw new Error(`There is no circle for a square of each of ${key}.`);
  zooms.set(key, best.zoom);
  return best.zoom;
}
