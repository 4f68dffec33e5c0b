import { AppLink } from "#components/ui/app-link.tsx";
import { each, joined } from "#components/ui/each.ts";
import { AmountsIn } from "#components/page/amounts.tsx";
import { NoData } from "#components/page/figure.tsx";
import { importTopicWords } from "#lib/data/countries/words/open/import-words.ts";
import { enumerated } from "#lib/data/countries/words/open/guide-words.ts";
import { addressTrust, sourceYear } from "#lib/data/countries/index.ts";
import { dataAsOf } from "#lib/data/countries/record/index.ts";
import { importTopics, type ImportRow } from "#lib/data/countries/record/open/importing-schema.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { DatedSource } from "./source-marks.tsx";
import { Fact } from "./facts.tsx";
import { GuideSection, type GuideProps } from "./guide-section.tsx";

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
