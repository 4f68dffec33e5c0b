import { ValueMap } from "#components/charts/value-map.tsx";
import { MapAreas } from "#components/countries/map-areas.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { Section } from "#components/ui/section.tsx";
import { bandAt, listState, quantileBands, visaList, visaOpenness } from "#lib/data/countries/index.ts";
import { findSource } from "#lib/data/countries/record/index.ts";
import { areaWords, type Area } from "#lib/data/countries/record/open/areas.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import type { Href } from "#lib/data/site/paths.ts";

const areaHref = (area: Area | null): Href =>
  area ? `/explore/passport?${new URLSearchParams({ region: area })}#openness` : "/explore/passport#openness";

const comingIn = (slug: string): Href => `${countryPath("/one-africa/*", slug)}#enter`;

/** The openness of each country, on the map and in a table: how many passports need nothing before travel. */
export function OpennessMap({ area }: { area: Area | null }) {
  const rows = visaOpenness();
  const known = rows.filter((row) => row.known > 0);
  const bands = quantileBands(known.map(({ free }) => free));
  const missing = rows.length - known.length;
  const told = new Map(
    known.map(({ country: { slug }, known: of, free }) => [
      slug as string,
      { step: bandAt(bands, free), text: `${free} of ${of} passports`, short: String(free) },
    ]),
  );
  return (
    <Section
      id="openness"
      title="How open each country is"
      lead={`How many foreign passports come without a visa or an authorisation before travel: visa free, or with a visa on arrival. State of ${listState()}, with later changes.`}
    >
      <ValueMap
        title={`Map of ${areaWords(area)}: visa openness`}
        area={area}
        valueOf={({ slug }) => told.get(slug) ?? { step: null, text: "No data", short: "–" }}
        ways={[{ label: "Coming in", hrefOf: comingIn }]}
        steps={bands.map(({ from, to, count }) => ({
          label: from === to ? `${from} passports` : `${from} to ${to} passports`,
          count,
        }))}
        hatched={missing > 0 ? `No data: ${missing}` : null}
        skipTo="#openness-table"
        caption={
          <p>
            {`An ETA or an e-visa is asked for before travel and is not counted. Each step holds about as many countries of all 54. Counted here from: ${findSource(visaList.source)?.title ?? visaList.source}.`}
          </p>
        }
      >
        <MapAreas area={area} hrefOf={areaHref} />
      </ValueMap>
      <div className="mt-8">
        <Disclosure id="openness-table" summary="All 54 in a table">
          <DataTable
            caption={`Visa openness, state of ${listState()}`}
            columns={[
              { label: "Country" },
              { label: "Passports that need nothing before travel", numeric: true },
            ]}
            rows={rows
              .toSorted((one, other) => other.free - one.free)
              .map(({ country: { slug, name }, known: of, free }) => [
                <AppLink key={slug} href={comingIn(slug)}>
                  {name}
                </AppLink>,
                of > 0 ? `${free} of ${of}` : "No data",
              ])}
          />
        </Disclosure>
      </div>
    </Section>
  );
}
