import { figureOptions } from "#components/countries/figure-options.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { Section } from "#components/ui/section.tsx";
import { defaultRanking } from "#lib/data/countries/index.ts";
import { figureKind } from "#lib/data/countries/record/open/figures.ts";
import { rankingHref } from "./ranking-address.ts";
import { RankingMap } from "./ranking-map.tsx";

/** The map of one figure, and a plain GET form that leads to the map of any other. */
export function ExploreMap() {
  const { by } = defaultRanking;
  return (
    <Section id="map" title={`The map: ${figureKind(by).label}`}>
      <form action="/explore/ranking" className="map-choice">
        <input type="hidden" name="view" value="map" />
        <SelectField label="Colour the map by" name="by" options={figureOptions()} defaultValue={by} />
        <Button>Show</Button>
      </form>
      <RankingMap
        figureKey={by}
        area={null}
        hrefOf={(region) => `${rankingHref({ ...defaultRanking, region, view: "map" })}#ranking`}
        skipTo="#map-end"
      />
      <p id="map-end" className="source mt-6">
        <AppLink href="/explore/ranking">The ranking</AppLink> says the same in rows; for a screen reader it
        is the shorter way.
      </p>
    </Section>
  );
}
