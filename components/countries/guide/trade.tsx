import { BarChart } from "#components/charts/bar-chart.tsx";
import { ShareBar } from "#components/charts/share-bar.tsx";
import { FigureValue, NoData } from "#components/countries/figure-value.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import { figureKind, type FigureKey } from "#lib/countries/figures.ts";
import { enumerated } from "#lib/countries/guide-words.ts";
import {
  factSource,
  findCountry,
  formatFigure,
  formatShare,
  getFigure,
  noDataReason,
} from "#lib/countries/index.ts";
import type { Country, Partners } from "#lib/countries/schema.ts";
import { FactWords } from "./fact-words.tsx";
import { Fact, Facts } from "./facts.tsx";
import { GuideSection } from "./guide-section.tsx";
import { GuideLinks } from "./guide-links.tsx";
import type { GuideProps } from "./sections.ts";
import { SourceLink } from "./source-link.tsx";

const flows: readonly FigureKey[] = [
  "exports_usd",
  "imports_usd",
  "current_account_usd",
  "logistics_performance",
];
const sectors: readonly FigureKey[] = ["agriculture_pct_gdp", "industry_pct_gdp", "services_pct_gdp"];

/** What the country sells and buys, with whom, through which ports, and what its economy is made of. */
export function Trade({ country }: GuideProps) {
  const { exportGoods, importGoods, ports, borders, bordersOther } = country;
  const neighbours = borders.flatMap((slug) => findCountry(slug) ?? []);
  return (
    <GuideSection id="trade">
      <Facts country={country} keys={flows}>
        <Fact label="Sells">
          <FactWords facts={exportGoods} missing={noDataReason(country, "exportGoods")} />
        </Fact>
        <Fact label="Buys">
          <FactWords facts={importGoods} missing={noDataReason(country, "importGoods")} />
        </Fact>
        <Fact label="Ports">
          <FactWords facts={ports} missing={noDataReason(country, "ports")} />
        </Fact>
        <Fact label="Neighbours">
          {neighbours.length + bordersOther.length > 0 ? (
            <>
              <GuideLinks countries={neighbours} />
              {bordersOther.length > 0 && <small> {enumerated(bordersOther)}</small>}{" "}
              <SourceLink id={factSource(country, "borders")}>source</SourceLink>
            </>
          ) : (
            "None by land."
          )}
        </Fact>
      </Facts>
      <div className="pair">
        <PartnersChart title="Where exports go" partners={country.exportPartners} tone="primary" />
        <PartnersChart title="Where imports come from" partners={country.importPartners} tone="indigo" />
      </div>
      <SectorMix country={country} />
    </GuideSection>
  );
}

function PartnersChart({
  title,
  partners,
  tone,
}: {
  title: string;
  partners: Partners | null;
  tone: "primary" | "indigo";
}) {
  if (!partners) return <p>{title}: <NoData reason="The source names no partners." /></p>; // prettier-ignore
  return (
    <FigureFrame
      title={title}
      level={3}
      source={
        <>
          <SourceLink id={partners.source} />, {partners.year}
          {partners.note && <small>{` (${partners.note})`}</small>}
        </>
      }
      table={
        <DataTable
          caption={title}
          captionHidden
          columns={[{ label: "Country" }, { label: "Share", numeric: true }]}
          rows={partners.items.map(({ country, pct }) => [country, formatShare(pct)])}
        />
      }
    >
      <BarChart
        label={title}
        tone={tone}
        rows={partners.items.map(({ country, pct, slug }) => ({
          label: country,
          value: pct,
          text: formatShare(pct),
          ...(slug && { href: `/start-business/${slug}` }),
        }))}
      />
    </FigureFrame>
  );
}

function SectorMix({ country }: { country: Country }) {
  const parts = sectors.flatMap((key) => {
    const figure = getFigure(country, key);
    return figure ? [{ key, figure, label: figureKind(key).label }] : [];
  });
  const first = parts[0];
  const title = "What the economy is made of";
  if (!first || parts.length < sectors.length) {
    return (
      <dl className="facts">
        <Fact label={title}>
          <NoData reason={noDataReason(country, "services_pct_gdp")} />
        </Fact>
      </dl>
    );
  }
  return (
    <FigureFrame
      title={title}
      level={3}
      source={
        <>
          <SourceLink id={first.figure.source} />, {first.figure.year}. Shares of GDP; rounding and taxes can
          leave a rest.
        </>
      }
      table={
        <DataTable
          caption={title}
          captionHidden
          columns={[{ label: "Sector" }, { label: "Share of GDP", numeric: true }]}
          rows={parts.map(({ key, label }) => [
            label,
            <FigureValue key="value" country={country} figureKey={key} />,
          ])}
        />
      }
    >
      <ShareBar
        label={title}
        parts={parts.map(({ key, label, figure }) => ({
          label,
          value: figure.value,
          text: formatFigure(key, figure.value),
        }))}
      />
    </FigureFrame>
  );
}
