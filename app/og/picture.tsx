import { listCountries } from "#lib/data/countries/record/index.ts";
import type { Region } from "#lib/data/countries/record/open/schema.ts";
import { africaShapes, type CountryShape } from "#lib/data/maps/project.ts";
import { brand } from "#lib/platform/brand.ts";
import { brandMark } from "#lib/data/content/brand-mark.ts";
import type { PictureContent } from "./content.ts";

/** The light tokens of app/tokens.css, because a preview picture has no colour scheme. */
const colours = {
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
const mapRatio = () => (africaShapes().width + 2 * edge) / africaShapes().height;

/** The continent as a data URL, with one country highlighted, or all coloured by region. */
function mapImage(current?: string): string {
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

export const pictureSize = { width: 1200, height: 630 };

const bandHeight = 24;
const mapHeight = 520;
/** Keeps long titles to at most three lines. */
const sizeFor = (title: string) => (title.length > 38 ? 64 : title.length > 28 ? 70 : 78);

const mark = svgImage(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${brandMark.size} ${brandMark.size}" fill="none">` +
    `<path d="${brandMark.heart}" fill="${colours.primary}"/>` +
    `<path d="${brandMark.spirals}" stroke="${colours.gold}" stroke-width="2" stroke-linecap="round"/></svg>`,
);

/**
 * An Open Graph picture: the brand, the title, the figures with their years, and the map. `band` is the repeated
 * pattern as a data URL. next/og renders it, which supports only flexbox and style objects.
 */
export function Picture({ content, band }: { content: PictureContent; band: string }) {
  return (
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        background: colours.paper,
        color: colours.ink,
        fontFamily: "Familjen Grotesk",
      }}
    >
      <div
        style={{ display: "flex", height: pictureSize.height - bandHeight, padding: "52px 36px 44px 64px" }}
      >
        <div
          style={{ display: "flex", flexDirection: "column", justifyContent: "space-between", width: 620 }}
        >
          <div style={{ display: "flex", alignItems: "center", fontSize: 38, fontWeight: 700 }}>
            <img src={mark} width={50} height={50} alt="" style={{ marginRight: 14 }} />
            {brand.name}
          </div>
          <div
            style={{
              fontSize: sizeFor(content.title),
              fontWeight: 700,
              lineHeight: 1.04,
              letterSpacing: -2,
              textWrap: "balance",
            }}
          >
            {content.title}
          </div>
          <div style={{ display: "flex" }}>
            {content.stats.map(({ value, label }) => (
              <div
                key={label}
                style={{ display: "flex", flexDirection: "column", marginRight: 36, flexShrink: 0 }}
              >
                <div style={{ fontSize: 36, fontWeight: 700, letterSpacing: -0.5 }}>{value}</div>
                <div style={{ fontSize: 24, fontWeight: 500, color: colours.muted }}>{label}</div>
              </div>
            ))}
          </div>
        </div>
        <div style={{ display: "flex", flex: 1, alignItems: "center", justifyContent: "flex-end" }}>
          <img
            src={mapImage(content.country)}
            width={Math.round(Math.min(480, mapHeight * mapRatio()))}
            height={Math.round(Math.min(480 / mapRatio(), mapHeight))}
            alt=""
          />
        </div>
      </div>
      <img src={band} width={pictureSize.width} height={bandHeight} alt="" />
    </div>
  );
}
