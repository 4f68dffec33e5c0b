import { SourceList } from "#components/countries/family/source-list.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { MapAreas } from "#components/countries/view-links.tsx";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import { each } from "#components/ui/each.ts";
import { Container, PageHeader, Section } from "#components/ui/section.tsx";
import { Wake } from "#components/ui/wake.tsx";
import { useWords } from "#components/words/use-words.ts";
import { passportPath } from "#lib/data/countries/visa/open/passport-path.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import {
  listState,
  passportSources,
  summarisePassport,
  visaList,
  type AreaQuery,
  type PassportSummary,
} from "#lib/data/countries/index.ts";
import { areaWords, type Area } from "#lib/data/countries/record/open/areas.ts";
import type { PassportCode } from "#lib/data/countries/record/open/passports.ts";
import type { Href } from "#lib/data/site/paths.ts";
import { KeepPassport } from "./keep-passport.tsx";
import { keepWords } from "./visa-words.ts";
import { passportKey } from "./passport-store.ts";
import { ruleWords } from "#lib/data/countries/visa/open/visa-rules.ts";
import { ruleClass, VisaTable } from "./visa-table.tsx";
import { VisaMap } from "./visa-map.tsx";

/** The key of colours and letters, with how many of the 54 countries each applies to. */
function VisaKey({ counts }: Pick<PassportSummary, "counts">) {
  return (
    <dl className="visa-key">
      {each(counts, ({ rule, count }) => {
        const { label, letter, meaning } = ruleWords[rule];
        return (
          <div className={ruleClass[rule]}>
            <dt>
              <i aria-hidden="true">{letter}</i> {label}
            </dt>
            <dd>
              <b>{count}</b> <small>{meaning}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function areaHref(code: PassportCode, area: Area | null): Href {
  const path = passportPath(code);
  return area ? `${path}?${new URLSearchParams({ region: area })}#map` : `${path}#map`;
}

type Props = { passport: Passport } & Partial<AreaQuery>;

/** What the 54 countries require of one passport: the count of each rule, the map, the table, and their limits. */
export function PassportPage({ passport: { code, country, name }, area = null, problems = [] }: Props) {
  const summary = summarisePassport(code);
  const state = listState();
  return (
    <>
      <Breadcrumbs path={passportPath(code)} />
      <PageHeader
        eyebrow={country}
        title={`Visa with the ${name}`}
        lead={`What each of the 54 African countries asks of an ordinary passport on a short visit. State of ${state}; later changes are dated. Ask the embassy before you book: this is no legal advice.`}
      />
      <Container className="visa-top">
        <div>
          <VisaKey counts={summary.counts} />
          <Wake kept={passportKey} />
          <KeepPassport code={code} name={name} words={keepWords(useWords("visa"))} />
        </div>
        <div id="map">
          <QueryProblems problems={problems} />
          <MapAreas area={area} hrefOf={(other) => areaHref(code, other)} />
          <VisaMap
            rows={summary.rows}
            area={area}
            title={`Map of ${areaWords(area)}: what is asked of the ${name}`}
          />
        </div>
      </Container>
      <Section
        id="countries"
        title="Country by country"
        lead={`Days are those of one visit. “No data” for days: the source states no length of stay. Where no date stands, the state is that of ${state}.`}
      >
        <VisaTable rows={summary.rows} name={name} />
      </Section>
      <Section id="limits" title="What the rules do not say">
        <ul className="visa-limits">
          {each(visaList.caveats, (caveat) => (
            <li>{caveat}</li>
          ))}
        </ul>
      </Section>
      <Section id="sources" title="Sources">
        <SourceList ids={passportSources(summary)} />
      </Section>
      <Container className="pb-section">
        <PageEnd
          path={passportPath(code)}
          related={["/explore/passport", "/one-africa", "/explore/compare"]}
        />
      </Container>
    </>
  );
}
