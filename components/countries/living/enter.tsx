import { BarChart } from "#components/charts/bar-chart.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { NoData } from "#components/page/figure.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { ExternalLink } from "#components/ui/external-link.tsx";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import { asSentence, inSentence } from "#lib/countries/words/open/guide-words.ts";
import type { Mobility } from "#lib/countries/record/open/mobility-schema.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";
import { FactTiles } from "../family/fact-tiles.tsx";
import { Known } from "../family/known.tsx";
import { PassportLine } from "../visa/passport-line.tsx";
import { numberFormat } from "#lib/words/open/formats.ts";

const score = numberFormat({ minimumFractionDigits: 3 });

/** How the passports of the other 53 countries are treated, drawn and counted. */
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
          rows={counts.map(({ label, value }) => [label, value])}
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

/** Who may come in, on which terms. */
export function Enter({ country, mobility }: { country: Country; mobility: Mobility }) {
  const { africanPassports, freeMovement, evisa, visaOnArrival, visaOpenness } = mobility;
  return (
    <SectionFrame id="enter" heading="Coming in" wide>
      <PassportLine slug={country.slug} />
      <Passports country={country} passports={africanPassports} />
      {freeMovement.length > 0 ? (
        <DataTable
          caption="Free movement within blocs"
          columns={[{ label: "Bloc" }, { label: "What it gives" }, { label: "Days" }]}
          rows={freeMovement.map(({ bloc, what, days, status, sources }) => [
            bloc,
            <>
              {asSentence(what)} <Known status={status} sources={sources} />
            </>,
            days ?? "not fixed",
          ])}
        />
      ) : (
        <p>No rule of free movement within a bloc was found.</p>
      )}
      <FactTiles
        facts={[
          {
            label: "E-visa or travel authorisation",
            value: evisa ? (
              <>
                {evisa.url && evisa.urlStatus === "sourced" ? (
                  <ExternalLink href={evisa.url}>{`Official portal (${evisa.kind})`}</ExternalLink>
                ) : (
                  `Exists (${evisa.kind}); ask the embassy for the address of the portal`
                )}
                {evisa.passports &&
                  `, for ${evisa.passports.listed} of ${evisa.passports.of} foreign passports`}{" "}
                <Known status={evisa.status} sources={evisa.sources} />
              </>
            ) : (
              <NoData reason="None was established. It may exist all the same." />
            ),
          },
          {
            label: "Visa on arrival",
            value: visaOnArrival ? (
              <>
                {asSentence(visaOnArrival.note)} <Known status="sourced" sources={[visaOnArrival.source]} />
              </>
            ) : (
              <NoData reason="None is listed in the source." />
            ),
          },
          {
            label: "Africa Visa Openness Index",
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
