import { SectionFrame } from "#components/page/section-frame.tsx";
import { FigureValue } from "#components/countries/figure-value.tsx";
import { figureKind, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { CountryProfile } from "#lib/data/countries/profiles/open/types.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { FactTiles } from "../family/fact-tiles.tsx";
import { asSentence, salesTaxName } from "#lib/data/countries/words/open/guide-words.ts";

/** Markers of the cost of living: incomes, prices, and access to electricity and networks. */
export const costMarkers: readonly FigureKey[] = [
  "gdp_per_capita_ppp_usd",
  "inflation_pct",
  "electricity_access_pct",
  "internet_users_pct",
  "mobile_per_100",
  "vat_standard_rate_pct",
];

const rateLabel = (country: Country): string => `${asSentence(salesTaxName(country))}, standard rate`;

/** Which language is used where, how to pay, and markers of the cost of living. */
export function DailyLife({ country, living }: { country: Country; living: CountryProfile["living"] }) {
  return (
    <SectionFrame id="daily-life" heading="Daily life" wide>
      <div className="profile-points">
        <div>
          <h3>Languages</h3>
          <p>{living.languages}</p>
        </div>
        <div>
          <h3>Paying for things</h3>
          <p>{living.money}</p>
        </div>
      </div>
      <h3 className="text-lg">Markers of what life costs</h3>
      <p className="text-muted">
        No index of living costs is free to show. These figures tell how prices move and what people have.
      </p>
      <FactTiles
        facts={costMarkers.map((key) => ({
          label: key === "vat_standard_rate_pct" ? rateLabel(country) : figureKind(key).label,
          value: <FigureValue country={country} figureKey={key} />,
        }))}
      />
    </SectionFrame>
  );
}
