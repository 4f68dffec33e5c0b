import { ValueMap } from "#components/charts/value-map.tsx";
import { figureOptions } from "#components/countries/filter-options.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { Section } from "#components/ui/section.tsx";
import { bandsOf, formatFigure, type FigureRanking, defaultRanking } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { areaWords, isInArea, type Area } from "#lib/data/countries/record/open/areas.ts";
import { figureKind, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import type { Href } from "#lib/data/site/paths.ts";
import { tickWords } from "../tick-words.ts";
import { MapAreas } from "../view-links.tsx";
import { rankingHref } from "./ranking-address.ts";
import { heldWords, hatchWords, sharedMarkWords, sourceWords } from "./ranking-words.ts";

type Props = {
  figureKey: FigureKey;
  area: Area | null;
  /** Selects the countries to show. The others are hatched. */
  isShown?: (country: Country) => boolean;
  /** Marks that apply to every figure. */
  marks?: FigureRanking["marks"];
  hrefOf: (area: Area | null) => Href;
  skipTo: `#${string}`;
};

/** The map of one figure in at most five steps: all of Africa, or a part zoomed in enough to tap. */
export function RankingMap({ figureKey: key, area, isShown, marks = [], hrefOf, skipTo }: Props) {
  const { label, meaning } = figureKind(key);
  const { bands, bandOf, held, missing, sources } = bandsOf(key);
  const textOf = (value: number) => formatFigure(key, value);
  const valueOf = (country: Country) => {
    const figure = country.figures[key];
    if (isShown && !isShown(country)) return { step: null, text: "Not chosen", short: "" };
    if (!figure) return { step: null, text: "No data", short: "–" };
    const step = bandOf(country);
    const value = `${formatFigure(key, figure.value, figure.of)} (${figure.year})`;
    return {
      step,
      text: step === null ? `${value}, old or doubtful` : value,
      short: step === null ? "–" : tickWords(key, figure.value),
    };
  };
  const steps = bands.map(({ from, to, count }) => {
    const [low, high] = [textOf(from), textOf(to)];
    return { label: low === high ? low : `${low} to ${high}`, count };
  });
  const drawn = listCountries().filter(isInArea(area));
  const notChosen = isShown ? drawn.filter((country) => !isShown(country)).length : 0;
  return (
    <ValueMap
      title={`Map of ${areaWords(area)}: ${label}`}
      area={area}
      valueOf={valueOf}
      steps={steps}
      hatched={hatchWords(missing, held, notChosen)}
      skipTo={skipTo}
      caption={
        <p>
          {[
            meaning,
            "Each step holds about as many countries of all 54.",
            ...(sources.length > 0 ? [sourceWords(sources)] : []),
            ...[heldWords(held) ?? []].flat(),
            ...[sharedMarkWords(marks) ?? []].flat(),
          ].join(" ")}
        </p>
      }
    >
      <MapAreas area={area} hrefOf={hrefOf} />
    </ValueMap>
  );
}

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
