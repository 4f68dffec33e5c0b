import { Amount, AmountsIn } from "#components/page/amounts.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { ExternalLink } from "#components/ui/app-link.tsx";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { TaxFacts } from "#lib/data/countries/record/open/tax-schema.ts";
import { Facts } from "./facts.tsx";
import { Named } from "../names.tsx";
import { GuideSection, type GuideProps } from "./guide-section.tsx";
import { TaxBlocks, TaxRate } from "./tax-blocks.tsx";
import { asSentence } from "#lib/data/countries/words/open/guide-words.ts";

const measures: readonly FigureKey[] = [
  "tax_revenue_pct_gdp",
  "total_tax_rate_pct_profit",
  "tax_payments_per_year",
  "tax_hours_per_year",
];

const salesTitles = {
  VAT: "VAT",
  TVA: "VAT (TVA)",
  GST: "Goods and services tax (GST)",
  "sales tax": "Sales tax",
  none: "VAT or sales tax",
} as const;

/** The taxes of a business: the two main rates as a card, other taxes and dates, and the authority that sets them. */
export function Tax({ country }: GuideProps) {
  const { company, sales, authority } = country.tax;
  return (
    <GuideSection
      id="tax"
      lead={
        <>
          Rates change with each budget. Check with the revenue authority:{" "}
          {authority.url ? (
            <ExternalLink href={authority.url}>
              <Named name={authority.name} />
            </ExternalLink>
          ) : (
            <Named name={authority.name} />
          )}
          .
        </>
      }
    >
      <div className="tax-card">
        <TaxRate
          country={country}
          figureKey="corporate_tax_rate_pct"
          title="Company tax"
          of="of profit"
          block={company}
          notes={company?.notes ?? null}
        />
        <TaxRate
          country={country}
          figureKey="vat_standard_rate_pct"
          title={sales ? salesTitles[sales.kind] : "VAT or sales tax"}
          of="on sales"
          block={sales}
          notes={sales?.reduced ?? null}
        >
          {sales?.threshold && <Threshold {...sales.threshold} />}
        </TaxRate>
      </div>
      <TaxBlocks country={country} />
      <Disclosure summary="Tax revenue, and the taxes of a model company in Doing Business 2020 (discontinued)">
        <Facts country={country} keys={measures} />
      </Disclosure>
    </GuideSection>
  );
}

/** The turnover from which registration for the tax is required. */
function Threshold({
  amount,
  currency,
  note,
  status,
}: NonNullable<NonNullable<TaxFacts["sales"]>["threshold"]>) {
  return (
    <p data-fact="tax.sales.threshold">
      Register from a yearly turnover of <Amount amount={amount} currency={currency} />
      {status === "indicative" && " (indicative)"}.{" "}
      {note && (
        <small>
          <AmountsIn text={asSentence(note)} />
        </small>
      )}
    </p>
  );
}
