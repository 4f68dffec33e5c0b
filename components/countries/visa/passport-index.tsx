import { ValueMap } from "#components/charts/value-map.tsx";
import { SourceList } from "#components/countries/family/source-list.tsx";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import { MapAreas } from "#components/countries/view-links.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { Section, Container, PageHeader } from "#components/ui/section.tsx";
import { bandAt, listState, quantileBands, visaList, visaOpenness } from "#lib/data/countries/index.ts";
import { findSource } from "#lib/data/countries/record/index.ts";
import { areaWords, type Area } from "#lib/data/countries/record/open/areas.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { listPassports, type Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { passportLine, passportPath } from "#lib/data/countries/visa/open/passport-path.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import type { Href } from "#lib/data/site/paths.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { upperCase } from "#lib/platform/words/open/formats.ts";
import { PassportForm } from "./passport-form.tsx";

const areaHref = (area: Area | null): Href =>
  area ? `/explore/passport?${new URLSearchParams({ region: area })}#openness` : "/explore/passport#openness";

const comingIn = (slug: string): Href => `${countryPath("/one-africa/*", slug)}#enter`;

/** The openness of each country, on the map and in a table: how many passports need nothing before travel. */
function OpennessMap({ area }: { area: Area | null }) {
  const rows = visaOpenness();
  const known = rows.filter((row) => row.known > 0);
  const bands = quantileBands(known.map(({ free }) => free));
  const missing = rows.length - known.length;
  const values = new Map(
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
        valueOf={({ slug }) => values.get(slug) ?? { step: null, text: "No data", short: "–" }}
        links={[{ label: "Coming in", hrefOf: comingIn }]}
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

type Props = {
  /** The country the visitor wants to enter. The passports then link to its row. */
  to?: Country | undefined;
  /** What was typed and matches no passport. */
  asked?: string | undefined;
  near?: readonly Passport[];
  /** The part of the openness map that is shown. */
  area?: Area | null;
  problems?: readonly string[];
};

/** The passports grouped by first letter. */
function byLetter(): [string, Passport[]][] {
  const groups = new Map<string, Passport[]>();
  for (const passport of listPassports()) {
    const letter = upperCase(fold(passport.country).charAt(0));
    groups.set(letter, [...(groups.get(letter) ?? []), passport]);
  }
  return [...groups];
}

/** Chooses a passport, by typing or from the list. */
export function PassportIndex({ to, asked, near = [], area = null, problems = [] }: Props) {
  const hrefOf = ({ code }: Passport) => (to ? passportLine(code, to.slug) : passportPath(code));
  const country = to && inSentence(to);
  return (
    <>
      <Breadcrumbs path="/explore/passport" />
      <PageHeader
        title={country ? `Visa for ${country} by passport` : "Visa for Africa by passport"}
        lead={`Name your passport to see which of the 54 countries ask for a visa, where one gets it and for how many days. State of ${listState()}, with later changes.`}
      />
      <Container className="visa-ask">
        <QueryProblems problems={problems} />
        {near.length > 0 && (
          <ul className="near-passports" aria-label="Passports with a name like it">
            {each(near, (passport) => (
              <li>
                <AppLink href={hrefOf(passport)}>{passport.name}</AppLink>
              </li>
            ))}
          </ul>
        )}
        <PassportForm
          action="/explore/passport"
          hidden={to ? [{ name: "to", value: to.slug }] : []}
          asked={asked}
        />
      </Container>
      <OpennessMap area={area} />
      <Section id="passports" title="All 199 passports">
        <div className="passport-list">
          {each(byLetter(), ([letter, passports]) => (
            <div>
              <h3>{letter}</h3>
              <ul>
                {each(passports, (passport) => (
                  <li>
                    <AppLink href={hrefOf(passport)}>{passport.country}</AppLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section id="sources" title="Sources">
        <SourceList ids={[visaList.source]} />
      </Section>
      <Container className="pb-section">
        <PageEnd path="/explore/passport" related={["/one-africa", "/explore/ranking", "/explore/compare"]} />
      </Container>
    </>
  );
}
