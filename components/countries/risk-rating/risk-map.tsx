import { ValueMap } from "#components/charts/value-map.tsx";
import { ratingWords } from "#lib/data/countries/words/open/guide-words.ts";
import { riskRating, riskRule, yearSpan } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { areaWords, type Area } from "#lib/data/countries/record/open/areas.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import type { Href } from "#lib/data/site/paths.ts";
import { MapAreas } from "../map-areas.tsx";

const levels = riskRule.bands.map(({ rating }) => rating);

const valueOf = (country: Country) => {
  const risk = riskRating(country);
  if (!risk) return { step: null, text: "No rating: one of the five figures is missing", short: "–" };
  return {
    step: levels.indexOf(risk.rating),
    text: `${ratingWords[risk.rating]}, mean ${risk.score.toFixed(1)} (${risk.asOf})`,
    short: risk.score.toFixed(1),
  };
};

const areaHref = (area: Area | null): Href =>
  area
    ? `/explore/risk-rating?${new URLSearchParams({ region: area })}#ratings`
    : "/explore/risk-rating#ratings";

/** The rating of each country on the map, with the lowest risk lightest. */
export function RiskMap({ area }: { area: Area | null }) {
  const ratings = listCountries().map(riskRating);
  const rated = ratings.filter((rating) => rating !== null);
  const missing = ratings.length - rated.length;
  return (
    <ValueMap
      title={`Map of ${areaWords(area)}: risk rating`}
      area={area}
      tone="clay"
      valueOf={valueOf}
      steps={riskRule.bands.map(({ rating, from, to }) => ({
        label: `${ratingWords[rating]}: ${from} to ${to}`,
        count: rated.filter((one) => one.rating === rating).length,
      }))}
      hatched={missing > 0 ? `No data: ${missing}` : null}
      skipTo="#countries"
      caption={
        <p>
          {`Mean of five percentiles, 100 is best. World Bank, Worldwide Governance Indicators (${yearSpan(rated.map(({ asOf }) => asOf))}). The table below says the same in rows; for a screen reader it is the shorter way.`}
        </p>
      }
    >
      <MapAreas area={area} hrefOf={areaHref} />
    </ValueMap>
  );
}
