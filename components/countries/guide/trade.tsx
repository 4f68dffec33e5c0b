import { BarChart } from "#components/charts/bar-chart.tsx";
import { AmountsIn } from "#components/page/amounts.tsx";
import { NoData } from "#components/page/figure.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { each, joined } from "#components/ui/each.ts";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import { addressTrust, sourceYear, formatShare, plainGoods } from "#lib/data/countries/index.ts";
import { dataAsOf, factSource, findCountry, noDataReason } from "#lib/data/countries/record/index.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { importTopics, type ImportRow } from "#lib/data/countries/record/open/importing-schema.ts";
import type { Country, Partners } from "#lib/data/countries/record/open/schema.ts";
import { enumerated } from "#lib/data/countries/words/open/guide-words.ts";
import { importTopicWords } from "#lib/data/countries/words/open/import-words.ts";
import { SectorMix } from "../family/sector-mix.tsx";
import { Fact, FactWords, Facts } from "./facts.tsx";
import { GuideSection, type GuideProps, GuideLinks } from "./guide-section.tsx";
import { DatedSource, SourceLink } from "./source-marks.tsx";

/** A fact from a source that is older than this many years, or has no year, is marked as last known. */
const freshYears = 5;

function isLastKnown({ sources }: ImportRow): boolean {
  const years = sources.flatMap((id) => sourceYear(id) ?? []);
  return years.length === 0 || Math.max(...years) < Number(dataAsOf.slice(0, 4)) - freshYears;
}

/** What importing goods takes, topic by topic, and the topics on which nothing was established. */
export function Import({ country }: GuideProps) {
  const { importing, agencies } = country;
  const rows = importTopics.flatMap((topic) => importing.rows.filter((row) => row.topic === topic));
  return (
    <GuideSection
      id="import"
      lead="Rates, thresholds and inspection firms change with each finance act or contract: confirm before you order. Banned and restricted goods are not listed."
    >
      <dl className="facts">
        {each(rows, (row) => (
          <Fact label={importTopicWords[row.topic]} fact={`importing.${row.topic}`}>
            <Row row={row} agencies={agencies} />
          </Fact>
        ))}
      </dl>
      {importing.notEstablished.length > 0 && (
        <p className="fine">
          <NoData
            reason={`${enumerated(importing.notEstablished.map((topic) => importTopicWords[topic]))}: nothing established, which is no proof that there is nothing.`}
          />
        </p>
      )}
      <p className="fine">
        {
          "Landed cost: value with freight and insurance, plus duty, levies and VAT on the sum, plus port, storage and agent. Next: "
        }
        <a href="#contacts">offices</a>
        {", "}
        <a href="#trade">ports and partners</a>
        {", "}
        <AppLink href="/policies/import-export">our own rules for import and export</AppLink>
      </p>
    </GuideSection>
  );
}

function Row({ row, agencies }: { row: ImportRow; agencies: Country["agencies"] }) {
  const { text, url, status, sources } = row;
  return (
    <>
      <AmountsIn text={`${text} `} />
      {url && <Address url={url} isRead={status === "sourced"} agencies={agencies} />}
      {status === "sourced" ? (
        <>
          {isLastKnown(row) ? <i className="old">last known</i> : <i className="ok">sourced</i>}{" "}
          {joined(sources, "; ", (id) => (
            <DatedSource id={id} />
          ))}
        </>
      ) : (
        <i className="ind">indicative</i>
      )}
    </>
  );
}

type AddressProps = { url: string; isRead: boolean; agencies: Country["agencies"] };

/** The URL of an office, with its host as the text. Only a URL from a source counts as confirmed. */
function Address({ url, isRead, agencies }: AddressProps) {
  const trust = addressTrust(agencies, url);
  if (trust === "doubtful") return null;
  return (
    <>
      <a href={url}>{new URL(url).hostname.replace(/^www\./, "")}</a>
      {(!isRead || trust === "needed") && <small> address not confirmed</small>}{" "}
    </>
  );
}

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
