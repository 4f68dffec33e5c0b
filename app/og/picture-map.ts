import { listCountries } from "#lib/data/countries/record/index.ts";
import type { Region } from "#lib/data/countries/record/open/schema.ts";
import { africaShapes, type CountryShape } from "#lib/data/maps/project.ts";

/** The light tokens of app/tokens.css, because a preview picture has no colour scheme. */
export const colours = {
  paper: "#faf7f0",
  ink: "#1c1b17",
  muted: "#5d594e",
  quiet: "#ded6c4",
  neutral: "#f1ecdf",
  primary: "#0c5c3c",
  gold: "#b57a14",
} as const;

const regionColours: Record<Region, string> = {
  "North Africa": "#b57a14",
  "West Africa": "#0c5c3c",
  "Central Africa": "#7d7a30",
  "East Africa": "#b24a2c",
  "Southern Africa": "#2b3a78",
};

/** A country smaller than this on the map gets a ring. */
const tinyArea = 2400;
const ringRadius = 46;
/** Space for the rings of islands on both sides. */
const edge = 36;

/** The aspect ratio of the map, width to height. */
export const mapRatio = () => (africaShapes().width + 2 * edge) / africaShapes().height;

/** The continent as a data URL, with one country highlighted, or all coloured by region. */
export function mapImage(current?: string): string {
  const { width, height, countries, neutral } = africaShapes();
  const regionOf = new Map<string, Region>(listCountries().map(({ slug, region }) => [slug, region]));
  const fillOf = ({ slug }: CountryShape) => {
    if (current) return slug === current ? colours.primary : colours.quiet;
    const region = regionOf.get(slug);
    return region ? regionColours[region] : colours.quiet;
  };
  const shapes = countries.map((shape) => draw(shape, fillOf(shape))).join("");
  const lit = countries.find(({ slug }) => slug === current);
  return svgImage(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} 0 ${width + 2 * edge} ${height}">` +
      `<g stroke="${colours.paper}" stroke-width="2.5"><path d="${neutral.path}" fill="${colours.neutral}"/>${shapes}</g>` +
      `${lit ? ringFor(lit) : ""}</svg>`,
  );
}

/** An SVG as a data URL. */
export const svgImage = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

function draw({ path, dot }: CountryShape, fill: string): string {
  return dot
    ? `<circle cx="${dot.x}" cy="${dot.y}" r="${dot.r}" fill="${fill}"/>`
    : `<path d="${path}" fill="${fill}"/>`;
}

function ringFor({ area, centre, dot }: CountryShape): string {
  if (!dot && area > tinyArea) return "";
  const [x, y] = dot ? [dot.x, dot.y] : centre;
  return `<circle cx="${x}" cy="${y}" r="${ringRadius}" fill="none" stroke="${colours.primary}" stroke-width="7"/>`;
}
