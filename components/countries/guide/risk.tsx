import { NoData } from "#components/page/figure.tsx";
import { type FigureKey, figureKeys, figureKind } from "#lib/data/countries/record/open/figures.ts";
import { dateWords, ratingWords } from "#lib/data/countries/words/open/guide-words.ts";
import { plainGoods, riskRating, riskRule, type RiskRating } from "#lib/data/countries/index.ts";
import { factSource, noDataReason } from "#lib/data/countries/record/index.ts";
import { FactWords, Fact, Facts } from "./facts.tsx";
import { GuideSection, type GuideProps } from "./guide-section.tsx";
import { each } from "#components/ui/each.ts";
import { SourceLink } from "./source-marks.tsx";

const scores = figureKeys.filter((key) => figureKind(key).group === "bready");

/** The B-READY scores, of the three pillars and business entry, or one sentence if B-READY leaves the country out. */
function BusinessReady({ country }: GuideProps) {
  const known = scores.filter((key) => country.figures[key]);
  return (
    <>
      <h3>Business Ready (B-READY)</h3>
      <p className="fine">
        {known.length > 0
          ? "Scores of the World Bank from 0 to 100, more is better. The mean is worked out here: the World Bank publishes no overall score and no ranking. It cannot be compared with Doing Business."
          : "No data: the World Bank’s B-READY of 2024 and 2025 leaves this country out."}
      </p>
      {known.length > 0 && <Facts country={country} keys={known} />}
    </>
  );
}

/** The bands of the rule on a line from 0 to 100, and the position of the score. */
function RiskScale({ rating, score }: Pick<RiskRating, "rating" | "score">) {
  return (
    <svg
      role="img"
      aria-label={`${ratingWords[rating]}: ${score} on a scale from 0 to 100, where 100 is best`}
    >
      {each(riskRule.bands, (band) => (
        <rect
          className={band.rating === rating ? "here" : undefined}
          x={`${band.from}%`}
          width={`${band.to - band.from - bandGap}%`}
        />
      ))}
      {each(riskRule.bands, (band) => (
        <text x={`${band.from}%`} y="46">
          {ratingWords[band.rating]}
        </text>
      ))}
      <line x1={`${score}%`} x2={`${score}%`} y2="28" />
    </svg>
  );
}

const bandGap = 0.5;

const percentiles: readonly FigureKey[] = [
  "political_stability",
  "rule_of_law",
  "regulatory_quality",
  "government_effectiveness",
  "control_of_corruption",
  "voice_accountability",
];
const indices: readonly FigureKey[] = [
  "corruption_perceptions",
  "ibrahim_governance",
  "ibrahim_economic_opportunity",
  "ibrahim_business_environment",
  "human_development",
  "global_peace",
  "economic_freedom",
];
const land: readonly FigureKey[] = ["area_km2"];

/** The rating with its rule, other indices, and the resources and land of the country. */
export function Risk({ country }: GuideProps) {
  const risk = riskRating(country);
  return (
    <GuideSection id="risk">
      <div className="rating">
        <p>
          <b>{risk ? ratingWords[risk.rating] : "No data"}</b>
          {risk ? (
            <>
              {`score ${risk.score}, `}
              <SourceLink id={risk.source}>{risk.asOf}</SourceLink>
            </>
          ) : (
            "The index behind the rule has no score for this country."
          )}
        </p>
        {risk && <RiskScale {...risk} />}
        <h3>{riskRule.title}</h3>
        <p>
          {[...riskRule.sentences, riskRule.limits[0]].join(" ")}{" "}
          <a href="/explore/risk-rating">The rating of all 54 countries</a>
        </p>
      </div>
      <h3>Governance: percentile among all countries, 100 is best</h3>
      <Facts country={country} keys={percentiles} median />
      <BusinessReady country={country} />
      <h3>Other indices</h3>
      <Facts country={country} keys={indices} median />
      <h3>Resources and land</h3>
      <Resources country={country} />
    </GuideSection>
  );
}

function Resources({ country }: GuideProps) {
  const { independence, landlocked, legalSystem } = country;
  return (
    <Facts country={country} keys={landlocked ? land : [...land, "coastline_km"]}>
      {landlocked && (
        <Fact label="Coastline" fact="coastline_km">
          None: landlocked
        </Fact>
      )}
      <Fact label="Natural resources" fact="naturalResources">
        <FactWords facts={country.naturalResources} missing={noDataReason(country, "naturalResources")} />
      </Fact>
      <Fact label="Farm products" fact="farmProducts">
        <FactWords facts={plainGoods(country.farmProducts)} missing={noDataReason(country, "farmProducts")} />
      </Fact>
      <Fact label="Industries" fact="industries">
        <FactWords facts={plainGoods(country.industries)} missing={noDataReason(country, "industries")} />
      </Fact>
      <Fact label="Government" fact="governmentType">
        {`${country.governmentType} `}
        <SourceLink id={factSource(country, "governmentType")}>source</SourceLink>
        {country.governmentNote && <small> {country.governmentNote}</small>}
      </Fact>
      <Fact label="Legal system" fact="legalSystem">
        {legalSystem ?? <NoData reason="The source does not describe it." />}{" "}
        <SourceLink id={factSource(country, "legalSystem")}>source</SourceLink>
      </Fact>
      <Fact label="Independence" fact="independence">
        {independence.date ? (
          <>
            {`${dateWords(independence.date)}${independence.from ? `, from ${independence.from}` : ""} `}
            <SourceLink id={independence.source}>source</SourceLink>
          </>
        ) : (
          <NoData reason="The source gives no date." />
        )}
        {independence.note && <small> {independence.note}</small>}
      </Fact>
      <Fact label="Driving side" fact="drivingSide">
        {country.drivingSide} <SourceLink id={factSource(country, "drivingSide")}>source</SourceLink>
      </Fact>
    </Facts>
  );
}
