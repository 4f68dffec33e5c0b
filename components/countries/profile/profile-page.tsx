import { CountryMap } from "#components/charts/country-map.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Basis } from "#components/page/basis.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { ButtonLink, ExternalLink } from "#components/ui/app-link.tsx";
import { Container } from "#components/ui/section.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import type { CountryHistory } from "#lib/data/countries/histories/open/types.ts";
import { inSentence, asSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { Mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import type { CountryProfile, Point } from "#lib/data/countries/profiles/open/types.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { HistoryScale } from "../history/history-page.tsx";
import { CountryHead } from "../family/country-head.tsx";
import { SourceList } from "../family/source-list.tsx";
import { Environment } from "./environment.tsx";
import { LawAndMoney, Trade } from "./economy.tsx";
import { Near, Similar } from "./near.tsx";
import { AmountsIn } from "#components/page/amounts.tsx";
import { newIn2026 } from "#lib/data/countries/profiles/index.ts";
import { sectionTitle } from "#lib/data/countries/words/open/guide-topics.ts";
import { each } from "#components/ui/each.ts";
import { riskRating } from "#lib/data/countries/index.ts";
import { rankingsOf, sourceIdsOfCountry } from "#lib/data/countries/record/index.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { sectors } from "../family/sector-mix.tsx";
import { ProfileFacts } from "./profile-facts.tsx";

/** Changes in 2026 that a source confirms. Each row links to the part of the guide that names the source. */
function NewIn2026({ country }: { country: Country }) {
  const changes = newIn2026(country);
  if (changes.length === 0) return null;
  return (
    <SectionFrame id="new-in-2026" heading="New in 2026" wide>
      <ul className="profile-points">
        {each(changes, ({ title, text, unit, part }) => (
          <li>
            <h3>{title}</h3>
            <p>
              <AmountsIn text={`${asSentence(text).replace(/\.$/, "")}.`} /> {unit && `${unit} `}
              <a className="link" href={`${countryPath("/start-business/*", country.slug)}#${part}`}>
                {`${sectionTitle(part)}, with the source`}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

const shown: readonly FigureKey[] = [
  "population",
  "gdp_nominal_usd",
  "gdp_per_capita_nominal_usd",
  "area_km2",
  "urban_population_pct",
  ...sectors,
];

/** The sources of a profile, in the order of first use. */
function profileSources(country: Country): string[] {
  const { exportPartners, exportGoods, importGoods, legalForms, banks, agencies } = country;
  const keys = [...shown, ...rankingsOf(country).map(({ key }) => key)];
  return [
    ...keys.flatMap((key) => country.figures[key]?.source ?? []),
    ...sourceIdsOfCountry({ exportPartners, exportGoods, importGoods }),
    ...[riskRating(country)].flatMap((risk) => risk?.source ?? []),
    ...sourceIdsOfCountry({ legalForms, banks, agencies }),
  ];
}

/** The towns of the map, and the purpose of each. */
function Cities({ cities }: Pick<CountryProfile, "cities">) {
  return (
    <SectionFrame id="cities" heading="Towns, and what each is for" wide>
      <ul className="profile-cities">
        {each(cities, ({ name, description, wiki }) => (
          <li>
            <h3>{name}</h3>
            <p>{description}</p>
            <ExternalLink href={wiki}>{`${name} in the encyclopedia`}</ExternalLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

type Props = { id: string; heading: string; points: readonly Point[] };

/** Opportunities or risks, each with its own title. */
function Points({ id, heading, points }: Props) {
  return (
    <SectionFrame id={id} heading={heading} wide>
      <ul className="profile-points">
        {each(points, ({ title, text }) => (
          <li>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

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
