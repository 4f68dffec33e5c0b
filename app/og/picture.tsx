import { brand } from "#lib/platform/brand.ts";
import { brandMark } from "#lib/data/content/brand-mark.ts";
import type { PictureContent } from "./content.ts";
import { colours, mapImage, mapRatio, svgImage } from "./picture-map.ts";

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
