import { BarChart } from "#components/charts/bar-chart.tsx";
import { NoData } from "#components/page/figure.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { enumerated } from "#lib/data/countries/words/open/guide-words.ts";
import { formatShare, plainGoods } from "#lib/data/countries/index.ts";
import { factSource, findCountry, noDataReason } from "#lib/data/countries/record/index.ts";
import type { Partners } from "#lib/data/countries/record/open/schema.ts";
import { SectorMix } from "../family/sector-mix.tsx";
import { FactWords, Fact, Facts } from "./facts.tsx";
import { GuideSection, GuideLinks, type GuideProps } from "./guide-section.tsx";
import { SourceLink } from "./source-marks.tsx";

const flows: readonly FigureKey[] = [
  "exports_usd",
  "imports_usd",
  "current_account_usd",
  "logistics_performance",
];

/** What the country exports and imports, its partners and ports, and the sectors of its economy. */
export function Trade({ country }: GuideProps) {
  const { exportGoods, importGoods, ports, borders, bordersOther } = country;
  const neighbours = borders.flatMap((slug) => findCountry(slug) ?? []);
  return (
    <GuideSection id="trade">
      <Facts country={country} keys={flows}>
        <Fact label="Sells" fact="exportGoods">
          <FactWords facts={plainGoods(exportGoods)} missing={noDataReason(country, "exportGoods")} />
        </Fact>
        <Fact label="Buys" fact="importGoods">
          <FactWords facts={plainGoods(importGoods)} missing={noDataReason(country, "importGoods")} />
        </Fact>
        <Fact label="Ports" fact="ports">
          <FactWords facts={ports} missing={noDataReason(country, "ports")} />
        </Fact>
        <Fact label="Neighbours" fact="borders">
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
