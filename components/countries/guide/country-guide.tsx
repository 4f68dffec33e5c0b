import { PageEnd } from "#components/page/page-end.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { InEnglish, InPageLanguage } from "#components/words/in-english.tsx";
import { datasetJsonLd, howToJsonLd } from "#lib/data/countries/words/shared/guide-json-ld.ts";
import { checkedDates } from "#lib/data/countries/index.ts";
import { findPilot } from "#lib/data/content/pilots.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { CountryTabs } from "../family/country-tabs.tsx";
import { PassportLine } from "../visa/passport-line.tsx";
import { Ask } from "./ask.tsx";
import { AtAGlance } from "./at-a-glance.tsx";
import { Blocs } from "./blocs.tsx";
import { Contacts } from "./contacts.tsx";
import { Duties } from "./duties.tsx";
import { GuideContents } from "./guide-contents.tsx";
import { GuideHead } from "./guide-head.tsx";
import { Hiring } from "./hiring.tsx";
import { Import } from "./import.tsx";
import { Infrastructure } from "./infrastructure.tsx";
import { LastCount } from "./last-count.tsx";
import { LegalForms } from "./legal-forms.tsx";
import { Money } from "./money.tsx";
import { Nearby } from "./nearby.tsx";
import { People } from "./people.tsx";
import { PilotPlan } from "./pilot-plan.tsx";
import { Register } from "./register.tsx";
import { Risk } from "./risk.tsx";
import { guidePath, type GuideProps } from "./sections.ts";
import { Sources } from "./sources.tsx";
import { Tax } from "./tax.tsx";
import { Trade } from "./trade.tsx";

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
