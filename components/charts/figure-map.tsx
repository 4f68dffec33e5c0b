import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import type { Area } from "#lib/countries/record/open/areas.ts";
import { figureShades, rankingHref, shortFigure } from "#lib/countries/index.ts";
import type { Href } from "#lib/site/paths.ts";
import { legendOf, legendTitle, legendWords } from "./figure-legend.ts";
import { MapFrame } from "./map-frame.tsx";
import { shadeOf } from "./shade-of.ts";

type Props = {
  figure: FigureKey;
  /** The part of Africa that is looked at; all of it when absent. */
  area?: Area | null;
  /** Where a part of Africa is looked at: on the page of the ranking when absent, with the same figure. */
  areaHref?: (area: Area | null) => Href;
  /** What stands under the legend: a form, a list of the first. */
  children?: ReactNode;
};

/**
 * The 54 countries in bands of one figure: the links to the parts of Africa, the map, and its legend with ranges, counts,
 * years and source. Drawn on the server, without script, for any page:
 *
 *     <FigureMap figure="bready_entry" />
 *
 * The page's sheet imports components/charts/map.css, shades.css and charts.css. One such map on a page: the hatch has an id. What may
 * not lead (lib/countries/record/may-lead.ts) colours no country.
 */
export function FigureMap({ figure, area = null, areaHref, children }: Props) {
  const shades = figureShades(figure);
  const hrefOf =
    areaHref ?? ((region): Href => `${rankingHref({ view: "map", by: figure, region })}#ranking`);
  return (
    <MapFrame
      title={legendTitle(shades)}
      area={area}
      areaHref={hrefOf}
      places={shades.rows.map(({ country: { slug }, known, text, band }) => ({
        slug,
        shade: shadeOf(band, shades.bands.length),
        words: known.fact
          ? `${text} (${known.fact.year})${band === null ? ", not coloured" : ""}`
          : "No data",
        short: known.fact && band !== null ? shortFigure(figure, known.fact.value) : "",
      }))}
      rows={legendOf(shades)}
      legend={
        <>
          <p>{legendWords(shades, area)}</p>
          <p>
            <AppLink href={rankingHref({ by: figure, region: area })}>
              {area ? `The table: ${area}` : "All 54 in a table"}
            </AppLink>
          </p>
        </>
      }
    >
      {children}
    </MapFrame>
  );
}
