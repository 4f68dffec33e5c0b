import type { ReactNode } from "react";
import type { Area } from "#lib/countries/record/open/areas.ts";
import type { Href } from "#lib/site/paths.ts";
import { AreaLinks } from "./area-links.tsx";
import { MapLegend } from "./map-legend.tsx";
import type { Shade, ShadedPlace } from "./shade-of.ts";
import { ShadedMap } from "./shaded-map.tsx";

type Props = {
  /** What is shown, with its year. */
  title: string;
  area: Area | null;
  areaHref: (area: Area | null) => Href;
  places: readonly ShadedPlace[];
  /** What the shades mean: the darkest first, the hatch last. */
  rows: readonly { shade: Shade; label: string; count: number }[];
  hrefFor?: ((slug: string) => Href) | undefined;
  /** Paragraphs of the legend: what is counted, which way it is better, who says so. */
  legend: ReactNode;
  /** What stands under the legend. */
  children?: ReactNode;
};

/** The links to the parts of Africa, the map in shades, and beside it its legend. One on a page. */
export function MapFrame({ title, area, areaHref, places, rows, hrefFor, legend, children }: Props) {
  return (
    <div className="figure-map">
      <AreaLinks area={area} hrefFor={areaHref} />
      <div className="figure-map-parts">
        <ShadedMap
          title={`Map of Africa: ${title}`}
          area={area}
          areaHref={areaHref}
          places={places}
          hrefFor={hrefFor}
          skipTo="#map-legend"
        />
        <div>
          <MapLegend id="map-legend" title={title} rows={rows}>
            {legend}
          </MapLegend>
          {children}
        </div>
      </div>
    </div>
  );
}
