import "server-only";
import { boxAround, middleOf, overlap, type Box } from "./boxes.ts";
import { findRoom, type Room } from "./find-room.ts";
import { placeSquares, type Square } from "./place-squares.ts";
import { africaShapes, type CountryShape } from "./project.ts";
import { shortName } from "./short-name.ts";

type At = { x: number; y: number };

/** What a finger needs; px, as are all measures of the frame. */
export const touch = 44;
/** The frame is as wide as the narrowest phone leaves; on every other it is drawn larger. */
const frameWidth = 320;
const mostHeight = 480;
/** The side of a square beside a country that is too small for a finger. */
const square = 46;
/** The widest letter of the systems' own types at the size of a name, and a line of it. */
const letter = 7.6;
export const line = 13;
/** A name keeps so far from the edge of the frame. */
const edge = 6;
/** So far the land is kept from the edges of the frame: more leaves more room for squares, and the land smaller. */
const margins = { x: [8, 24, 40], y: [8, 56, 104] };
/** What a scale greater by one is worth, in px of way from squares to their land. */
const nearness = 300;

export type ZoomedCountry = {
  shape: CountryShape;
  /** Its name, in one line or two. */
  lines: readonly string[];
  /** The middle of what is written at it. */
  at: At;
  /**
   * Where the land itself is too small for a finger: a square, and the point of the land for which it stands, to which a
   * line leads. Null where the land itself is what is touched.
   */
  square: (Box & { foot: At }) | null;
};

export type Zoom = {
  /** In px of a phone: what is 44 units wide is at least 44 px wide wherever the frame is 320 px wide or more. */
  width: number;
  height: number;
  /** The whole map of Africa is scaled and moved by so much. */
  scale: number;
  x: number;
  y: number;
  /** Those that are land enough for a finger first, so that the squares lie above them; each group by name. */
  countries: readonly ZoomedCountry[];
};

/** What a country's name, and its value in a line of its own below, take up. */
export const labelSize = (lines: readonly string[]) => ({
  width: 2 * Math.ceil((Math.max(...lines.map(({ length }) => length)) * letter) / 2),
  height: (lines.length + 1) * line,
});

/** A country, its name, and where in it there is most room, on the whole map. */
type Named = { shape: CountryShape; lines: readonly string[]; room: Room };

const nameOf = (shape: CountryShape): Named => ({
  shape,
  lines: shortName(shape.name),
  room: shape.dot ? { ...shape.dot, r: 0 } : findRoom(shape.rings),
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

/** A country in the frame: where a finger has its place on the land, and the middle of the name there. */
type Found = Named & { foot: At; at: At };

/** What a name on the land covers. */
const labelOf = ({ at, lines }: Pick<Found, "at" | "lines">): Box => {
  const { width, height } = labelSize(lines);
  return boxAround(at, width, height);
};

function findIn(named: readonly Named[], { scale, x, y }: Frame): Found[] {
  return named.map(({ shape, lines, room }) => {
    const foot = { x: room.x * scale + x, y: room.y * scale + y };
    const half = labelSize(lines).width / 2 + edge;
    const at = { x: Math.min(Math.max(foot.x, half), frameWidth - half), y: foot.y };
    return { shape, lines, room: { ...room, r: room.r * scale }, foot, at };
  });
}

/** Those with room for a finger on their land and for their name, so that no name lies on another's. */
function onLand(found: readonly Found[]): Set<Found> {
  const chosen = new Set<Found>();
  for (const one of found.toSorted((a, b) => b.room.r - a.room.r)) {
    const isFree = [...chosen].every((other) => !overlap(labelOf(one), labelOf(other)));
    if (one.room.r * 2 >= touch && isFree) chosen.add(one);
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
 * A part of Africa in a frame as wide as a phone leaves, in which each of its countries is named and can be touched: on
 * its land where a finger has room on it, else by a square beside it, from which a line leads to the land. Made once.
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
  if (!best) throw new Error(`There is no room for a square of each of ${key}.`);
  zooms.set(key, best.zoom);
  return best.zoom;
}
