import { FigureMap } from "#components/charts/figure-map.tsx";
import { figureOptions } from "#components/charts/figure-options.ts";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import type { FigureKey } from "#lib/countries/record/open/figures.ts";

/** Of one source and one year, and known of nearly all: a map that shows what such a map can say. */
const first: FigureKey = "gdp_per_capita_nominal_usd";

/** The map of one figure, and the choice of another, which leads to the map on the page of the ranking. */
export function ExploreMap() {
  return (
    <section id="map" className="explore-map" aria-label="Map of a figure">
      <form action="/explore/ranking" className="map-form">
        <input type="hidden" name="view" value="map" />
        <SelectField label="Figure on the map" name="by" options={figureOptions()} defaultValue={first} />
        <Button>Show</Button>
      </form>
      <FigureMap figure={first} />
    </section>
  );
}
