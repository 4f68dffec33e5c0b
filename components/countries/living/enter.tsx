import { BarChart } from "#components/charts/bar-chart.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { each } from "#components/ui/each.ts";
import { DataTable } from "#components/ui/data-table.tsx";
import { ExternalLink } from "#components/ui/app-link.tsx";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { asSentence, inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { Mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { FactTiles } from "../family/fact-tiles.tsx";
import { Known } from "../family/known.tsx";
import { PassportLine } from "../visa/passport-line.tsx";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

const score = numberFormat({ minimumFractionDigits: 3 });

const evisaKinds: Readonly<Record<string, string>> = { eta: "Travel authorisation (ETA)" };

/** "E-visa for 180 of 198 foreign passports." */
const evisaWords = ({ kind, passports }: NonNullable<Mobility["evisa"]>): string =>
  passports
    ? `${evisaKinds[kind] ?? asSentence(kind)} for ${passports.listed} of ${passports.of} foreign passports.`
    : `${evisaKinds[kind] ?? asSentence(kind)}.`;

/** The treatment of passports of the other 53 countries, as a chart and as counts. */
function Passports({ country, passports }: { country: Country; passports: Mobility["africanPassports"] }) {
  const counts = [
    { label: "Without a visa", value: passports.visaFree },
    { label: "Visa on arrival", value: passports.visaOnArrival },
    { label: "E-visa or authorisation", value: passports.evisaOrEta },
    { label: "Visa beforehand", value: passports.visaRequired },
    { label: "Not admitted", value: passports.noAdmission },
  ];
  const all = counts.reduce((sum, { value }) => sum + value, 0);
  const title = `How ${inSentence(country)} receives holders of the other ${all} African passports`;
  const source = passports.sources[0] ?? "";
  return (
    <FigureFrame
      title={title}
      level={3}
      note="Ordinary passports, short visits."
      source={<a href={`#src-${source}`}>{`Passport Index, ${passports.year}`}</a>}
      table={
        <DataTable
          caption={title}
          captionHidden
          columns={[{ label: "Entry" }, { label: "Countries", numeric: true }]}
          rows={counts.map(({ label, value }, at) => [
            label,
            at === 0 ? <span data-fact="mobility.africanPassports">{value}</span> : value,
          ])}
        />
      }
    >
      <BarChart
        label={title}
        max={all}
        rows={counts.map(({ label, value }) => ({ label, value, text: String(value) }))}
      />
    </FigureFrame>
  );
}

/** Who may enter, and on which terms. */
export function Enter({ country, mobility }: { country: Country; mobility: Mobility }) {
  const { africanPassports, freeMovement, evisa, visaOnArrival, visaOpenness } = mobility;
  // Free movement within a bloc is shown with the bloc, below.
  const elsewhere = freeMovement.filter(({ bloc }) => !country.blocs.includes(bloc));
  return (
    <SectionFrame id="enter" heading="Coming in" wide>
      <PassportLine slug={country.slug} />
      <Notice title="Rules of entry change, sometimes overnight">
        <p>
          Each row says how it is known. “Indicative” has no source: confirm it. The embassy or the
          immigration service has the last word: ask before you book.
        </p>
      </Notice>
      <Passports country={country} passports={africanPassports} />
      {each(elsewhere, ({ bloc, what, status, sources }) => (
        <p>
          {`${bloc}: ${asSentence(what)}. `}
          <Known status={status} sources={sources} />
        </p>
      ))}
      <FactTiles
        facts={[
          evisa
            ? {
                label: "E-visa or travel authorisation",
                fact: "mobility.evisa",
                value: (
                  <>
                    {evisaWords(evisa)}{" "}
                    {evisa.url && evisa.urlStatus === "sourced" ? (
                      <ExternalLink href={evisa.url}>Official portal</ExternalLink>
                    ) : (
                      "Ask the embassy for the address of the portal."
                    )}{" "}
                    <Known status={evisa.status} sources={evisa.sources} />
                  </>
                ),
              }
            : {
                label: "E-visa",
                fact: "mobility.evisa",
                unknown: "None was established. It may exist all the same.",
              },
          visaOnArrival
            ? {
                label: "Visa on arrival",
                fact: "mobility.visaOnArrival",
                value: (
                  <>
                    {asSentence(visaOnArrival.note)}{" "}
                    <Known status="sourced" sources={[visaOnArrival.source]} />
                  </>
                ),
              }
            : {
                label: "Visa on arrival",
                fact: "mobility.visaOnArrival",
                unknown: "None is listed in the source.",
              },
          {
            label: "Africa Visa Openness Index",
            fact: "mobility.visaOpenness",
            value: (
              <>
                {`Place ${visaOpenness.rank} of 54, score ${score.format(visaOpenness.score)} of 1, `}
                <a href={`#src-${visaOpenness.source}`}>{visaOpenness.year}</a>
                {visaOpenness.latest && (
                  <>
                    {`; place ${visaOpenness.latest.rank} in `}
                    <a href={`#src-${visaOpenness.latest.source}`}>{visaOpenness.latest.year}</a>
                  </>
                )}
              </>
            ),
          },
        ]}
      />
    </SectionFrame>
  );
}
