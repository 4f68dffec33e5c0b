import "server-only";
import { geoAzimuthalEqualArea, geoPath, type GeoPath } from "d3-geo";
import { overlap, type Box } from "./geometry.ts";
import { leftOutIslands, type Place, countryFeatures, neutralFeature } from "./outlines.ts";

/** A named point on the map, in units of the map. */
type Dot = { name: string; x: number; y: number };
type Placed = Dot & { label: { x: number; y: number; end: boolean } };

export type CountryMapShapes = {
  width: number;
  height: number;
  /** SVG path of the country itself. */
  own: string;
  /** The parts of surrounding countries that are in the picture. */
  around: readonly { slug: string; name: string; path: string; label: { x: number; y: number } | null }[];
  /** Western Sahara if it is in the picture. It has the neutral colour. */
  neutral: string | null;
  places: readonly Placed[];
  /** Inhabited islands that are too small for the outline. */
  islands: readonly Placed[];
};

const width = 640;
/** The limits of the picture's height, which depends on how tall the country is. */
const heights = { least: 360, most: 640 };
const margin = 48;
/** The maximum scale, 80 km across the picture. Closer up, the simplified outlines would be only a few corners. */
const closest = (width / 80) * 6371;
/** The line height of a name and the width of a letter, as on a phone, where names are larger. */
const line = 24;
const letter = 13;
/** The minimum visible area, in square units, for a neighbour to be named. */
const leastNamed = 9_000;

const boxOf = (name: string, { x, y, end }: Placed["label"]): Box => ({
  left: end ? x - name.length * letter : x,
  right: end ? x : x + name.length * letter,
  top: y - line,
  bottom: y,
});
const dotBox = ({ x, y }: { x: number; y: number }): Box => ({
  left: x - 8,
  right: x + 8,
  top: y - 8,
  bottom: y + 8,
});

/** The possible positions of a name around its dot, the best first. */
const offsets = [6, line, -8, 2 * line, -line, 3 * line, -2 * line].flatMap((down) => [
  { across: 12, down, end: false },
  { across: -12, down, end: true },
]);

/** Puts each name in the first position around its dot that covers no other name or dot, else in the best one. */
function placeLabels(dots: readonly Dot[], height: number): Placed[] {
  const placed: Placed[] = [];
  for (const dot of dots) {
    const others = dots.filter((other) => other !== dot).map(dotBox);
    const taken = [...others, ...placed.map(({ name, label }) => boxOf(name, label))];
    const labels = offsets.map(({ across, down, end }) => ({ x: dot.x + across, y: dot.y + down, end }));
    const isFree = (label: Placed["label"]) => {
      const box = boxOf(dot.name, label);
      const isInside = box.left > 0 && box.right < width && box.top > 0 && box.bottom < height;
      return isInside && !taken.some((other) => overlap(box, other));
    };
    const [first] = labels;
    if (first) placed.push({ ...dot, label: labels.find(isFree) ?? first });
  }
  return placed;
}

const labelOf = (path: GeoPath, shape: Parameters<GeoPath["area"]>[0]) => {
  if (path.area(shape) < leastNamed) return null;
  const [x, y] = path.centroid(shape);
  return { x: Math.round(x), y: Math.round(y) };
};

const made = new Map<string, CountryMapShapes>();

/** A map of one country with its surroundings and towns, in its own equal-area projection. Memoized. */
export function countryMap(slug: string, places: readonly Place[]): CountryMapShapes | undefined {
  const known = made.get(slug);
  if (known) return known;
  const all = countryFeatures();
  const own = all.find(({ properties }) => properties.slug === slug);
  if (!own) return undefined;
  const islands = leftOutIslands[slug] ?? [];
  const points = { type: "MultiPoint" as const, coordinates: islands.map(({ at }) => [at.lon, at.lat]) };
  const whole = { type: "GeometryCollection" as const, geometries: [own.geometry, points] };
  const middle = geoPath().centroid(own);
  const projection = geoAzimuthalEqualArea().rotate([-middle[0], -middle[1]]);
  projection.fitWidth(width - 2 * margin, whole);
  const [[, top], [, bottom]] = geoPath(projection).bounds(whole);
  const height = Math.min(heights.most, Math.max(heights.least, Math.ceil(bottom - top) + 2 * margin));
  projection.fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    whole,
  );
  if (projection.scale() > closest) {
    projection.scale(closest).translate([0, 0]);
    const [[west, north], [east, south]] = geoPath(projection).bounds(whole);
    projection.translate([(width - west - east) / 2, (height - north - south) / 2]);
  }
  projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
  const path = geoPath(projection).digits(0);
  const around = all.flatMap((shape) => {
    const drawn = shape === own ? null : path(shape);
    const { slug: other = "", name } = shape.properties;
    return drawn ? [{ slug: other, name, path: drawn, label: labelOf(path, shape) }] : [];
  });
  const dots = [...places, ...islands].map(({ name, at }) => {
    const [x, y] = projection([at.lon, at.lat]) ?? [NaN, NaN];
    return { name, x: Math.round(x), y: Math.round(y) };
  });
  const placed = placeLabels(dots, height);
  const shapes = {
    width,
    height,
    own: path(own) ?? "",
    around,
    neutral: path(neutralFeature()),
    places: placed.slice(0, places.length),
    islands: placed.slice(places.length),
  };
  made.set(slug, shapes);
  return shapes;
}
