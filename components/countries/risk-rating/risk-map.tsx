import { MapFrame } from "#components/charts/map-frame.tsx";
import { shadeOf } from "#components/charts/shade-of.ts";
import type { Area } from "#lib/countries/record/open/areas.ts";
import { ratingWords } from "#lib/countries/words/open/guide-words.ts";
import { findSource, listCountries, riskRating, riskRule, yearSpan } from "#lib/countries/index.ts";
import { countryPath } from "#lib/site/country-path.ts";
import type { Href } from "#lib/site/paths.ts";

const levels = riskRule.bands.map(({ rating }) => rating);

/** "55 to 100": what the mean of a level lies between. */
const meanWords = ({ from, to }: { from: number; to: number }) =>
  from === 0
    ? `mean below ${to}`
    : to === 100
      ? `mean of ${from} or more`
      : `mean from ${from} to below ${to}`;

const areaHref = (area: Area | null): Href =>
  area
    ? `/explore/risk-rating?${new URLSearchParams({ region: area })}#ratings`
    : "/explore/risk-rating#ratings";

/** The countries by their rating of risk, the lowest risk strongest. */
export function RiskMap({ area }: { area: Area | null }) {
  const rated = listCountries().map((country) => ({ slug: country.slug, risk: riskRating(country) }));
  const countOf = (level: (typeof levels)[number] | null) =>
    rated.filter(({ risk }) => (risk?.rating ?? null) === level).length;
  const known = rated.flatMap(({ risk }) => risk ?? []);
  const source = findSource(known[0]?.source ?? "")?.title ?? "";
  return (
    <MapFrame
      title={`Risk rating, ${yearSpan(known.map(({ asOf }) => asOf))}`}
      area={area}
      areaHref={areaHref}
      hrefFor={(slug) => countryPath("/explore/countries/*", slug)}
      places={rated.map(({ slug, risk }) => ({
        slug,
        shade: shadeOf(risk ? levels.indexOf(risk.rating) : null, levels.length),
        words: risk ? `${ratingWords[risk.rating]}, mean ${risk.score.toFixed(1)} (${risk.asOf})` : "No data",
        short: risk ? risk.score.toFixed(1) : "",
      }))}
      rows={[
        ...riskRule.bands.map((band, index) => ({
          shade: shadeOf(index, levels.length),
          label: `${ratingWords[band.rating]}: ${meanWords(band)}`,
          count: countOf(band.rating),
        })),
        { shade: shadeOf(null, 0), label: "No data", count: countOf(null) },
      ]}
      legend={
        <>
          <p>
            {`The stronger the colour, the lower the risk. The mean is that of five percentiles among all countries of the world.${area ? " Counts are those of all 54 countries." : ""} Source: ${source}.`}
          </p>
          <p>
            <a href="#countries">All 54 in a table</a>
          </p>
        </>
      }
    />
  );
}
