import { CountryMap } from "#components/charts/country-map.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Basis } from "#components/page/basis.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Container } from "#components/ui/section.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import type { CountryHistory } from "#lib/data/countries/histories/open/types.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { Mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import type { CountryProfile } from "#lib/data/countries/profiles/open/types.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { HistoryScale } from "../history/history-scale.tsx";
import { CountryHead } from "../family/country-head.tsx";
import { SourceList } from "../family/source-list.tsx";
import { Cities } from "./cities.tsx";
import { Environment } from "./environment.tsx";
import { LawAndMoney } from "./law-and-money.tsx";
import { Near, Similar } from "./near.tsx";
import { NewIn2026 } from "./new-in-2026.tsx";
import { Points } from "./points.tsx";
import { profileSources } from "./profile-sources.ts";
import { ProfileFacts } from "./profile-facts.tsx";
import { Trade } from "./trade.tsx";

type ProfileProps = {
  country: Country;
  profile: CountryProfile;
  mobility: Mobility;
  history: CountryHistory;
};

/**
 * An introduction to one country for somebody who has never been there: where it is, what it lives on, its
 * opportunities and obstacles.
 */
export function ProfilePage({ country, profile, mobility, history }: ProfileProps) {
  const { slug } = country;
  const name = inSentence(country);
  return (
    <>
      <CountryHead country={country} family="/explore/countries/*" lead={profile.welcome}>
        <ButtonLink href={countryPath("/start-business/*", slug)}>{`Start a business in ${name}`}</ButtonLink>
        <ButtonLink href={countryPath("/one-africa/*/help-desk", slug)} variant="secondary">
          Ask a question
        </ButtonLink>
      </CountryHead>
      <Container className="pb-section">
        <div className="profile-top">
          <CountryMap slug={slug} name={name} places={profile.cities} />
          <ProfileFacts country={country} />
        </div>
        <div className="parts">
          <Cities cities={profile.cities} />
          <Points id="opportunities" heading="Opportunities" points={profile.opportunities} />
          <Points id="risks" heading="Risks" points={profile.risks} />
          <Trade country={country} markets={profile.markets} />
          <Environment country={country} profile={profile} mobility={mobility} />
          <LawAndMoney country={country} />
          <NewIn2026 country={country} />
          <SectionFrame id="history" heading="History in short">
            <div className="part-prose">
              <p>{profile.history}</p>
              <HistoryScale
                years={history.events.map(({ year }) => year)}
                until={Number(history.reviewedOn.slice(0, 4))}
              />
              <a className="link" href={countryPath("/library/history/*", slug)}>
                {`${history.events.length} events with their dates`}
              </a>
            </div>
          </SectionFrame>
          <Similar slug={slug} name={name} />
          <Near country={country} />
          <SectionFrame id="sources" heading="Sources" wide>
            <p className="text-muted">
              The texts on this page rest on well-established knowledge, may miss events of 2026, and carry no
              figures; each figure leads by its year to a source below.
            </p>
            <SourceList ids={profileSources(country)} terms="by link" />
            <Basis sources={profile.sources} />
          </SectionFrame>
        </div>
        <PageEnd
          path={countryPath("/explore/countries/*", slug)}
          related={[
            countryPath("/one-africa/*", slug),
            `/explore/compare`,
            "/explore/countries",
            "/downloads",
          ]}
          reviewedOn={profile.reviewedOn}
        />
      </Container>
    </>
  );
}
