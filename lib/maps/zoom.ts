import "server-only";
import { overlap, type Box } from "./boxes.ts";
import { findRoom, type Room } from "./find-room.ts";
import { placeSquares, type Square } from "./place-squares.ts";
import { africaShapes, type CountryShape } from "./project.ts";
import { shortName } from "./short-name.ts";

export type ZoomedCountry = {
  shape: CountryShape;
  /** Its name, in one line or two. */
  lines: readonly string[];
  /** The middle of what is written at it. */
  at: { x: number; y: number };
  /** Where the land itself is too small for a finger: a square beside it, and where its line ends on the land. */
  square: (Box & { foot: { x: number; y: number } }) | null;
};

export type Zoom = {
  /** In px of a phone: what is 44 units wide is at least 44 px wide from a frame of 320 px on. */
  width: number;
  height: number;
  /** The whole map of Africa is scaled and moved by so much. */
  scale: number;
  x: number;
  y: number;
  /** Those that are land enough for a finger first, so that the squares lie above them. */
  countries: readonly ZoomedCountry[];
};

export const frameWidth = 320;
const mostHeight = 480;
const touch = 44;
const square = 46;
const letter = 7.6;
const line = 14;
/** Letters of some systems are wider: a name keeps so far from the edge of the frame. */
const edge = 8;
/** Land is kept so far from the edges of the frame; more makes room for squares, and the land smaller. */
const margins = { x: [8, 36, 60], y: [8, 56, 104] };

const linesWidth = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length * letter));

function boundsOf(shapes: readonly CountryShape[]): Box {
  const points = shapes.flatMap(({ rings, dot }) => (dot ? [[dot.x, dot.y] as const] : rings.flat()));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** A country, its name, and where in it there is most room, on the whole map. */
type Named = { shape: CountryShape; lines: string[]; room: Room };

const nameOf = (shape: CountryShape): Named => ({
  shape,
  lines: shortName(shape.name),
  room: shape.dot ? { ...shape.dot, r: 0 } : findRoom(shape.rings),
});

type Frame = Pick<Zoom, "height" | "scale" | "x" | "y">;

function frameOf(shapes: readonly CountryShape[], margin: { x: number; y: number }): Frame {
  const { left, right, top, bottom } = boundsOf(shapes);
  const scale = Math.min(
    (frameWidth - 2 * margin.x) / (right - left),
    (mostHeight - 2 * margin.y) / (bottom - top),
  );
  const height = Math.ceil((bottom - top) * scale + 2 * margin.y);
  return {
    height,
    scale,
    x: (frameWidth - (left + right) * scale) / 2,
    y: margin.y - top * scale,
  };
}

const around = ({ x, y }: { x: number; y: number }, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** Moves a middle so far that what is so wide around it is not cut off. */
const insideFrame = (x: number, width: number) =>
  Math.min(Math.max(x, width / 2 + edge), frameWidth - width / 2 - edge);

function layOut(named: readonly Named[], frame: Frame): { zoom: Zoom; cost: number } | null {
  const toFrame = ({ x, y }: { x: number; y: number }) => ({
    x: x * frame.scale + frame.x,
    y: y * frame.scale + frame.y,
  });
  const found = named.map(({ room, ...rest }) => ({ ...rest, at: toFrame(room), r: room.r * frame.scale }));
  const wide = found
    .filter(({ r }) => r * 2 >= touch)
    .map(({ at, lines, ...rest }) => ({
      ...rest,
      lines,
      at: { ...at, x: insideFrame(at.x, linesWidth(lines)) },
    }));
  const small = found.filter(({ r }) => r * 2 < touch);
  const taken = wide.flatMap(({ at, lines }) => [
    around(at, touch, touch),
    around(at, linesWidth(lines), (lines.length + 1) * line),
  ]);
  const clash = wide.some((one, index) =>
    wide.some(
      (other, at) =>
        at > index &&
        overlap(
          around(one.at, linesWidth(one.lines), (one.lines.length + 1) * line),
          around(other.at, linesWidth(other.lines), (other.lines.length + 1) * line),
        ),
    ),
  );
  const squares: Square[] = small.map(({ lines, at }, index) => ({
    at,
    own: index,
    width: Math.max(square, Math.ceil(linesWidth(lines)) + 6),
    height: square,
  }));
  const land = [...small, ...wide].map(({ shape }) =>
    shape.rings.map((ring) => ring.map(([x, y]) => toFrame({ x, y }))),
  );
  const placed = placeSquares(squares, { width: frameWidth, height: frame.height, taken, land });
  if (!placed) return null;
  const round = (value: number) => Math.round(value);
  const zoom = {
    ...frame,
    width: frameWidth,
    scale: Math.round(frame.scale * 1000) / 1000,
    x: Math.round(frame.x * 10) / 10,
    y: Math.round(frame.y * 10) / 10,
    countries: [
      ...wide.map(({ shape, lines, at }) => ({
        shape,
        lines,
        at: { x: round(at.x), y: round(at.y) },
        square: null,
      })),
      ...small.map(({ shape, lines, at }, index): ZoomedCountry => {
        const box = placed.boxes[index]!;
        return {
          shape,
          lines,
          at: { x: round((box.left + box.right) / 2), y: round((box.top + box.bottom) / 2) },
          square: { ...box, foot: { x: round(at.x), y: round(at.y) } },
        };
      }),
    ],
  };
  // A name over another is worse than any line to a square; small land is worse than large.
  return { zoom, cost: placed.cost + (clash ? 500 : 0) - frame.scale * 120 };
}

const zooms = new Map<string, Zoom>();

/**
 * A part of Africa in a frame as wide as a phone leaves, in which each of its countries can be touched: by its land where
 * a finger has room on it, else by a square beside it, from which a line leads to the land. Made once for each part.
 */
export function zoomOn(slugs: readonly string[]): Zoom {
  const key = slugs.join();
  const known = zooms.get(key);
  if (known) return known;
  const shapes = africaShapes().countries.filter(({ slug }) => slugs.includes(slug));
  const named = shapes.map(nameOf);
  const tried = margins.x
    .flatMap((x) => margins.y.map((y) => ({ x, y })))
    .flatMap((margin) => layOut(named, frameOf(shapes, margin)) ?? [])
    .toSorted((one, other) => one.cost - other.cost);
  const [best] = tried;
  if (!best) throw new Error(`no room for squares of ${key}`);
  zooms.set(key, best.zoom);
  return best.zoom;
}
