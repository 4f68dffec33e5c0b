import "server-only";
import { geoAzimuthalEqualArea, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { crossings, ringArea, ringsToPath, simplifyLine, type Point } from "./geometry.ts";
import { outlines as source, type Outlines } from "./outlines.ts";
import { inOrder } from "#lib/platform/words/open/formats.ts";

type Circle = { x: number; y: number; r: number };

export type CountryShape = {
  slug: string;
  /** ISO 3166 alpha-2, upper case. */
  iso2: string;
  name: string;
  /** SVG path in the map's own coordinates. */
  path: string;
  /** The same outline as rings of points, with every islet. */
  rings: readonly (readonly Point[])[];
  /** A point well inside, for a label or a ring. */
  centre: Point;
  /** Area on the map, in square units. The projection is equal-area. */
  area: number;
  /** Drawn instead of the path of islands too small to see. */
  dot: Circle | null;
  /** An invisible touch target: large around islands, small around small countries of the mainland. */
  touch: Circle | null;
};

type AfricaMapShapes = {
  width: number;
  height: number;
  /** All 54, alphabetical by slug. */
  countries: readonly CountryShape[];
  /** Western Sahara. It is drawn in the neutral colour and not linked. */
  neutral: { name: string; path: string };
};

const width = 1000;
const margin = 14;
/** Drawn as dots: their islands are specks at this scale. */
const islands = new Set(["CV", "KM", "MU", "SC", "ST"]);
const dotRadius = 11;
/** 44 px in diameter when the map is 330 px wide. */
const touchRadius = 67;
/** Countries too small to touch at that width. */
const small = new Set(["BI", "DJ", "GM", "GQ", "GW", "LS", "RW", "SZ"]);
/** 18 px in diameter when the map is 330 px wide. A larger target would leave too little of the neighbours. */
const smallTouchRadius = 28;
/** Islets with an area below this are left out, unless they are the largest part of the country. */
const smallestPart = 14;

/** The minimum area, in square units, that a corner of an outline must span to be kept. */
const detail = 5;

let shapes: AfricaMapShapes | undefined;

/**
 * The outlines of the 54 countries in one equal-area projection, 1000 units wide. Borders match because each shared
 * line is simplified once. Memoized.
 */
export const africaShapes = (): AfricaMapShapes => (shapes ??= compute());

/** The shape of one country; undefined for an unknown slug. */
export function findShape(slug: string): CountryShape | undefined {
  return africaShapes().countries.find((shape) => shape.slug === slug);
}

function compute(): AfricaMapShapes {
  const projection = geoAzimuthalEqualArea().rotate([-17, -1]);
  projection.fitWidth(width - 2 * margin, feature(source, source.objects.africa));
  const [dx, dy] = projection.translate();
  projection.translate([dx + margin, dy + margin]);
  const bottom = geoPath(projection).bounds(feature(source, source.objects.africa))[1][1];

  const flat: Outlines = {
    type: "Topology",
    objects: source.objects,
    arcs: absoluteArcs(source).map((arc) =>
      simplifyLine(
        arc.map((point) => projection(point as [number, number])!),
        detail,
      ).map(([x, y]) => [x, y]),
    ),
  };

  const countries = feature(flat, flat.objects.africa).features.map((item): CountryShape => {
    const rings = ringsOf(item.geometry);
    const iso2 = String(item.id);
    const largest = rings.reduce((a, b) => (ringArea(b) > ringArea(a) ? b : a));
    const centre = islands.has(iso2) ? middle(rings.flat()) : insidePoint(largest);
    return {
      slug: item.properties.slug!,
      iso2,
      name: item.properties.name,
      path: ringsToPath(rings.filter((ring) => ring === largest || ringArea(ring) > smallestPart)),
      rings,
      centre: [Math.round(centre[0]), Math.round(centre[1])],
      area: Math.round(rings.reduce((sum, ring) => sum + ringArea(ring), 0)),
      dot: islands.has(iso2) ? dotAt(centre) : null,
      touch: islands.has(iso2) ? seaTouch(iso2, centre) : null,
    };
  });
  const smallOnes = countries.filter(({ iso2 }) => small.has(iso2));
  for (const shape of smallOnes) shape.touch = landTouch(shape, smallOnes);

  const sahara = feature(flat, flat.objects.neutral).features[0]!;
  return {
    width,
    height: Math.ceil(bottom + margin),
    countries: countries.toSorted((a, b) => inOrder(a.slug, b.slug)),
    neutral: { name: sahara.properties.name, path: ringsToPath(ringsOf(sahara.geometry)) },
  };
}

function dotAt([x, y]: Point): Circle {
  return {
    x: Math.round(Math.min(Math.max(x, dotRadius + 2), width - dotRadius - 2)),
    y: Math.round(y),
    r: dotRadius,
  };
}

function seaTouch(iso2: string, [x, y]: Point): Circle {
  // The mainland covers part of São Tomé's circle, so that circle is moved out to sea.
  const outToSea = iso2 === "ST" ? -38 : 0;
  const inside = Math.min(Math.max(x + outToSea, touchRadius), width - touchRadius);
  return { x: Math.round(inside), y: Math.round(y), r: touchRadius };
}

/** Moves the target away from the nearest small country, so that the two targets do not overlap. */
function landTouch({ slug, centre: [x, y] }: CountryShape, smallOnes: readonly CountryShape[]): Circle {
  const [next] = smallOnes
    .filter((other) => other.slug !== slug)
    .map(({ centre: [ox, oy] }) => ({ dx: x - ox, dy: y - oy, distance: Math.hypot(x - ox, y - oy) }))
    .toSorted((a, b) => a.distance - b.distance);
  const { dx, dy, distance: way } = next!;
  const away = Math.max(0, smallTouchRadius - way / 2) / way;
  return { x: Math.round(x + dx * away), y: Math.round(y + dy * away), r: smallTouchRadius };
}

/** Decodes TopoJSON arcs, which are stored as deltas on a grid, to longitude and latitude. */
function absoluteArcs({ arcs, transform }: Outlines): Point[][] {
  if (!transform) return arcs as unknown as Point[][];
  const { scale, translate } = transform;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([sx = 0, sy = 0]): Point => {
      x += sx;
      y += sy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

type Geometry = { type: string; coordinates?: unknown };

function ringsOf(geometry: Geometry): Point[][] {
  if (geometry.type === "Polygon") return geometry.coordinates as Point[][];
  return (geometry.coordinates as Point[][][]).flat();
}

function middle(points: readonly Point[]): Point {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** The middle of the widest horizontal span inside the ring, of those at a few heights. */
function insidePoint(ring: readonly Point[]): Point {
  const ys = ring.map(([, y]) => y);
  const [top, low] = [Math.min(...ys), Math.max(...ys)];
  let best: { width: number; at: Point } = { width: -1, at: middle(ring) };
  for (const part of [0.35, 0.42, 0.5, 0.58, 0.65]) {
    const y = top + (low - top) * part;
    const cuts = crossings(ring, y);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const span = cuts[i + 1]! - cuts[i]!;
      if (span > best.width) best = { width: span, at: [(cuts[i]! + cuts[i + 1]!) / 2, y] };
    }
  }
  return best.at;
}

/** Keeps the stroke width at any scale. */
const keepsLines = 'vector-effect="non-scaling-stroke"';

function shapeOf({ iso2, path, dot }: CountryShape): string {
  const id = iso2.toLowerCase();
  return dot
    ? `<circle id="${id}" cx="${dot.x}" cy="${dot.y}" r="${dot.r}" ${keepsLines}/>`
    : `<path id="${id}" d="${path}" ${keepsLines}/>`;
}

/**
 * One SVG file for all maps of Africa: `#africa` is every country, `#gh` is Ghana, `#neutral` is the land that belongs
 * to none of them. It sets no fill or stroke; the <use> element that references a part does.
 */
export function africaSvg(): string {
  const { width, height, countries, neutral } = africaShapes();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path id="neutral" d="${neutral.path}" ${keepsLines}/>` +
    `<g id="africa">${countries.map(shapeOf).join("")}</g></svg>\n`
  );
}
