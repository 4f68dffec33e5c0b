import { PageEnd } from "#components/page/page-end.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { InEnglish, InPageLanguage } from "#components/words/in-english.tsx";
import { datasetJsonLd, howToJsonLd } from "#lib/data/countries/words/shared/guide-json-ld.ts";
import { checkedDates } from "#lib/data/countries/index.ts";
import { findPilot, type Pilot } from "#lib/data/content/pilots.ts";
import { inSentence, legalType } from "#lib/data/countries/words/open/guide-words.ts";
import { CountryTabs } from "../family/country-head.tsx";
import { PassportLine } from "../visa/passport-line.tsx";
import { Ask } from "./ask.tsx";
import { AtAGlance } from "./at-a-glance.tsx";
import { Blocs, Nearby } from "./region.tsx";
import { Contacts } from "./contacts.tsx";
import { Duties } from "./duties.tsx";
import { each } from "#components/ui/each.ts";
import { guideSections } from "#lib/data/countries/words/open/guide-topics.ts";
import { GuideHead } from "./guide-head.tsx";
import { Hiring } from "./hiring.tsx";
import { Import, Trade } from "./trade.tsx";
import { Infrastructure } from "./infrastructure.tsx";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { Facts } from "./facts.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Named } from "../names.tsx";
import { GuideSection, guidePath, type GuideProps } from "./guide-section.tsx";
import { SourceLink } from "./source-marks.tsx";
import { Money } from "./money.tsx";
import { People } from "./people.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Basis } from "#components/page/basis.tsx";
import { Register } from "./register.tsx";
import { Risk } from "./risk.tsx";
import { Sources } from "./sources.tsx";
import { Tax } from "./tax.tsx";

/** Forms that are closed to new businesses come after those that are open. */
const isClosed = ({ name }: { name: string }): boolean => name.includes("existing ones only");

/** The legal forms of a business. The table shows sources only if there are several. */
function LegalForms({ country }: GuideProps) {
  const forms = [...country.legalForms].sort((one, other) => Number(isClosed(one)) - Number(isClosed(other)));
  const sources = [...new Set(forms.map(({ source }) => source))];
  const several = sources.length > 1;
  return (
    <GuideSection
      id="legal-forms"
      lead="The form decides who answers for debts, which steps apply and how tax is counted."
    >
      <DataTable
        caption={`Legal forms in ${inSentence(country)}`}
        captionHidden
        wide={several}
        columns={[
          { label: "Name" },
          { label: "Short" },
          { label: "Kind" },
          ...(several ? [{ label: "Source" }] : []),
        ]}
        rows={forms.map(({ name, abbr, type, source }) => [
          <Named key="name" name={name} iberia={country.iso2 === "GQ" ? "es" : "pt"} />,
          abbr ?? "–",
          legalType(type),
          ...(several ? [<SourceLink key="source" id={source} />] : []),
        ])}
      />
      {!several && (
        <p className="fine">
          Source of the list: <SourceLink id={sources[0]!} />
        </p>
      )}
    </GuideSection>
  );
}

/** What the group plans in its pilot country, and when, beside facts that anybody can check. */
function PilotPlan({ pilot: { lead, stages, rests, links }, name }: { pilot: Pilot; name: string }) {
  return (
    <section id="pilot" aria-labelledby="pilot-h">
      <h2 id="pilot-h">{`What the group plans in ${name}`}</h2>
      <p className="lead">{lead}</p>
      <ul className="rows">
        {each(stages, ({ when, title, text }) => (
          <li>
            <h3>{title}</h3>
            <b>{when}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Basis rests={rests} />
      <ul className="pilot-links">
        {each(links, ({ href, label }) => (
          <li>
            <AppLink className="link" href={href}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const discontinued: readonly FigureKey[] = [
  "starting_procedures",
  "starting_days",
  "starting_cost_pct_income",
  "starting_min_capital_pct_income",
  "registering_property_days",
  "contract_enforcement_days",
  "starting_rank",
  "ease_rank",
];

/** Figures of the last international series, which was discontinued: background information, collapsed. */
const LastCount = ({ country }: GuideProps) => (
  <details className="last-count">
    <summary>The last international count: Doing Business 2020, discontinued</summary>
    <p className="fine">
      The World Bank ended this series in 2021 after irregularities in its data. It counted a model company,
      so it can differ from the path above. Lower is quicker or cheaper.
    </p>
    <Facts country={country} keys={discontinued} median />
  </details>
);

/**
 * The table of contents. On a phone a disclosure opens the list after it. On a wide screen the list is always visible
 * beside the text under a plain line, because a disclosure would be announced as collapsed.
 */
function GuideContents() {
  return (
    <nav className="toc" aria-label="On this page">
      <p>On this page</p>
      <details>
        <summary>On this page</summary>
      </details>
      <ol>
        {each(guideSections, ({ id, title }) => (
          <li>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The guide to starting a business in one country. The order of the parts and their anchors are those of
 * `guideSections`. Every figure links to a source listed on the same page.
 */
export function CountryGuide({ country }: GuideProps) {
  const pilot = findPilot(country.slug);
  return (
    <InEnglish>
      <article className="guide container-page">
        <GuideHead country={country} kind="company" />
        <CountryTabs slug={country.slug} name={inSentence(country)} current="/start-business/*" />
        <GuideContents />
        <div>
          <Register country={country} kind="company" />
          <PassportLine slug={country.slug} />
          {pilot && <PilotPlan pilot={pilot} name={inSentence(country)} />}
          <Duties country={country} />
          <LegalForms country={country} />
          <Contacts country={country} />
          <Tax country={country} />
          <Hiring country={country} />
          <Import country={country} />
          <AtAGlance country={country} />
          <Trade country={country} />
          <Money country={country} />
          <Infrastructure country={country} />
          <People country={country} />
          <Blocs country={country} />
          <Risk country={country} />
          <LastCount country={country} />
          <Sources country={country} />
          <Ask country={country} />
          <Nearby country={country} />
          <InPageLanguage>
            <PageEnd
              path={guidePath(country.slug)}
              checked={checkedDates(country, ["steps", "taxes", "visas"])}
            />
          </InPageLanguage>
        </div>
        <JsonLd data={howToJsonLd(country)} />
        <JsonLd data={datasetJsonLd(country)} />
      </article>
    </InEnglish>
  );
}
