import { PageEnd } from "#components/page/page-end.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { checkedDates, dutiesOf } from "#lib/data/countries/index.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { startPath } from "#lib/data/site/country-path.ts";
import { CountryTabs } from "../family/country-head.tsx";
import { SourceList } from "../family/source-list.tsx";
import { Ask } from "./ask.tsx";
import { Duties } from "./duties.tsx";
import { GuideHead } from "./guide-head.tsx";
import { Register } from "./register.tsx";
import { RegistrationSources } from "./sources.tsx";
import type { GuideProps } from "./guide-section.tsx";

/** How to register something other than a local company. The guide of the country has what applies to all paths. */
export function PathGuide({ country, kind }: GuideProps & { kind: PathKind }) {
  const { slug } = country;
  const ofDays = dutiesOf(country).flatMap(({ dateSources }) => dateSources);
  return (
    <article className="guide guide-path container-page">
      <GuideHead country={country} kind={kind} />
      <CountryTabs slug={slug} name={inSentence(country)} current="/start-business/*" />
      <div>
        <Register country={country} kind={kind} />
        <Duties country={country} />
        <section id="more" aria-labelledby="more-h">
          <h2 id="more-h">What holds for every business</h2>
          <p>
            <AppLink className="link" href={startPath("company", slug)}>
              {`Taxes, legal forms, money and offices in ${inSentence(country)}`}
            </AppLink>
          </p>
        </section>
        <section id="sources" aria-labelledby="sources-h">
          <h2 id="sources-h">Sources</h2>
          <RegistrationSources country={country} />
          {ofDays.length > 0 && <SourceList ids={ofDays} terms="by link" />}
        </section>
        <Ask country={country} />
        <PageEnd path={startPath(kind, slug)} checked={checkedDates(country, ["steps"])} />
      </div>
    </article>
  );
}
