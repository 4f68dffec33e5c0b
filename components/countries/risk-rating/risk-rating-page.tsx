import { ValueMap } from "#components/charts/value-map.tsx";
import { SourceList } from "#components/countries/family/source-list.tsx";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { SignArt } from "#components/page/sign-art.tsx";
import { each } from "#components/ui/each.ts";
import { Container, PageHeader, Section } from "#components/ui/section.tsx";
import { signOfPage } from "#lib/data/content/signs/sign-of-page.ts";
import { riskRating, riskRule, yearSpan, type AreaQuery } from "#lib/data/countries/index.ts";
import { listCountries, dataAsOf } from "#lib/data/countries/record/index.ts";
import { areaWords, type Area } from "#lib/data/countries/record/open/areas.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { ratingWords, inSentence, listed } from "#lib/data/countries/words/open/guide-words.ts";
import type { Href } from "#lib/data/site/paths.ts";
import { MapAreas } from "../view-links.tsx";
import { RiskTable } from "./risk-table.tsx";

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

/** The countries of each rating, lowest risk first, those without a rating last. */
function RiskBands() {
  const rated = listCountries().map((country) => ({ country, rating: riskRating(country)?.rating ?? null }));
  const bands = [...riskRule.bands.map(({ rating }) => rating), null];
  const groups = bands
    .map((band) => ({ band, members: rated.filter(({ rating }) => rating === band) }))
    .filter(({ members }) => members.length > 0);
  return (
    <dl className="risk-bands">
      {each(groups, ({ band, members }) => (
        <div>
          <dt>{`${band ? ratingWords[band] : "No data"}: ${members.length}`}</dt>
          <dd>{listed(members.map(({ country }) => inSentence(country)))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The rule of the risk rating, its result for each country, and what it does not say. */
export function RiskRatingPage({ area = null, problems = [] }: Partial<AreaQuery>) {
  const sources = new Set(listCountries().flatMap((country) => riskRating(country)?.source ?? []));
  return (
    <>
      <PageHeader
        title="The risk rating"
        lead="One documented rule, the same for all 54 countries, from figures of the World Bank. Nobody at this site sets a rating by hand."
        art={<SignArt {...signOfPage("/explore/risk-rating")} />}
      />
      {problems.length > 0 && (
        <Container className="compare-top">
          <QueryProblems problems={problems} />
        </Container>
      )}
      <Section id="rule" title={riskRule.title}>
        <ul className="compare-sentences">
          {each(riskRule.sentences, (sentence) => (
            <li>{sentence}</li>
          ))}
        </ul>
        <h3 className="text-xl mt-8">The five percentiles</h3>
        <dl className="compare-meanings mt-3">
          {each(riskRule.parts, ({ label, meaning }) => (
            <div>
              <dt>{label}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="limits" title="What it does not say">
        <ul className="ranking-method">
          {each(riskRule.limits, (sentence) => (
            <li>{sentence}</li>
          ))}
        </ul>
      </Section>
      <Section id="ratings" title="Which country has which rating">
        <RiskMap area={area} />
        <RiskBands />
      </Section>
      <Section
        id="countries"
        title="The figures behind each rating"
        lead="The year beside a rating is that of the oldest of its five figures, and leads to the source."
      >
        <RiskTable />
      </Section>
      <Section id="sources" title="Sources">
        <SourceList ids={[...sources]} />
      </Section>
      <Container className="pb-section">
        <PageEnd
          path="/explore/risk-rating"
          related={["/explore/ranking", "/explore/scatter", "/explore/compare", "/start-business"]}
          reviewedOn={dataAsOf}
        />
      </Container>
    </>
  );
}
