import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import { Facts } from "./facts.tsx";
import { GuideSection } from "./guide-section.tsx";
import { OfficeLink } from "./office-link.tsx";
import type { GuideProps } from "./sections.ts";

const rates: readonly FigureKey[] = [
  "corporate_tax_rate_pct",
  "vat_standard_rate_pct",
  "tax_revenue_pct_gdp",
];
const measures: readonly FigureKey[] = [
  "total_tax_rate_pct_profit",
  "tax_payments_per_year",
  "tax_hours_per_year",
];

/** Rates with their year and a link to who sets them; the discontinued measures stand apart. */
export function Tax({ country }: GuideProps) {
  const authority = country.agencies.find(
    ({ role, url, verify }) => role === "tax" && url && verify !== "doubtful",
  );
  return (
    <GuideSection
      id="tax"
      lead={
        authority?.url ? (
          <>
            Rates change with each budget. Check with the revenue authority:{" "}
            <OfficeLink agencies={country.agencies} url={authority.url}>
              {authority.name}
            </OfficeLink>
            .
          </>
        ) : (
          "Rates change with each budget. Check with the revenue authority before you rely on one."
        )
      }
    >
      <Facts country={country} keys={rates} median />
      <h3>A model company’s taxes: Doing Business 2020, discontinued</h3>
      <Facts country={country} keys={measures} median />
    </GuideSection>
  );
}
