import { PageEnd } from "#components/page/page-end.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Container } from "#components/ui/section.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import { checkedDates } from "#lib/data/countries/index.ts";
import { inSentence, asSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { Mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import type { CountryProfile } from "#lib/data/countries/profiles/open/types.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { CountryHead } from "../family/country-head.tsx";
import { Known } from "../family/known.tsx";
import { SourceList } from "../family/source-list.tsx";
import { Blocs } from "./blocs.tsx";
import { DailyLife, costMarkers, MoneyAndGoods, Study } from "./daily-life.tsx";
import { Enter } from "./enter.tsx";
import { Holidays } from "./holidays.tsx";
import { factSource, sourceIdsOfCountry, sourceIdsOfMobility } from "#lib/data/countries/record/index.ts";
import { Return } from "./return.tsx";
import { Safety } from "./safety.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Named, WithOwnWords } from "../names.tsx";

/** The permits to work and live there, and who issues them. */
function Stay({ mobility: { permits }, name }: { mobility: Mobility; name: string }) {
  return (
    <SectionFrame id="stay" heading="Staying and working" wide>
      {permits.length > 0 ? (
        <DataTable
          caption={`Permits for ${name}`}
          captionHidden
          columns={[{ label: "Permit" }, { label: "For" }, { label: "Given by" }]}
          rows={permits.map(({ permit, for: forWhom, institution, status, sources }) => [
            <WithOwnWords key="permit" text={permit} />,
            <>
              {asSentence(forWhom)} <Known status={status} sources={sources} />
            </>,
            <Named key="institution" name={asSentence(institution)} />,
          ])}
        />
      ) : (
        <p>{`Which permits ${name} gives was not established. Its immigration service knows.`}</p>
      )}
    </SectionFrame>
  );
}

/** The sources of the page on living in a country, in the order of first use. */
function livingSources(country: Country, mobility: Mobility): string[] {
  const { emergency, yellowFever, plugs, drivingPermit, ...before } = mobility;
  const { africanPassports, freeMovement, diaspora, universities, ...staying } = before;
  return [
    ...sourceIdsOfMobility({ africanPassports, freeMovement, ...staying, diaspora, universities }),
    ...costMarkers.flatMap((key) => country.figures[key]?.source ?? []),
    factSource(country, "blocs"),
    ...sourceIdsOfCountry({ holidays: country.holidays }),
    factSource(country, "drivingSide"),
    ...sourceIdsOfMobility({ emergency, yellowFever, plugs, drivingPermit }),
  ];
}

export type LivingProps = { country: Country; profile: CountryProfile; mobility: Mobility };

/** For people who go to a country to live, study, work or return: the facts, their provenance, and who decides. */
export function LivingPage({ country, profile, mobility }: LivingProps) {
  const { slug } = country;
  const name = inSentence(country);
  return (
    <>
      <CountryHead
        country={country}
        family="/one-africa/*"
        lead={`Who may enter and stay in ${name}, what studying, returning and daily life take, and how money and goods get there.`}
      >
        <ButtonLink href={countryPath("/one-africa/*/help-desk", slug)}>Ask the help desk</ButtonLink>
        <ButtonLink href={countryPath("/start-business/*", slug)} variant="secondary">
          Start a business there
        </ButtonLink>
      </CountryHead>
      <Container className="pb-section">
        <div className="parts">
          <Enter country={country} mobility={mobility} />
          <Blocs country={country} mobility={mobility} />
          <Stay mobility={mobility} name={name} />
          <Return mobility={mobility} name={name} />
          <Study mobility={mobility} schools={profile.living.schools} name={name} />
          <DailyLife country={country} living={profile.living} />
          <Holidays country={country} />
          <Safety country={country} mobility={mobility} living={profile.living} />
          <MoneyAndGoods country={country} goods={profile.living.goods} />
          <SectionFrame id="sources" heading="Sources" wide>
            <SourceList ids={livingSources(country, mobility)} terms="by link" />
          </SectionFrame>
        </div>
        <PageEnd
          path={countryPath("/one-africa/*", slug)}
          related={[countryPath("/explore/countries/*", slug), "/one-africa", "/send", "/home/diaspora"]}
          checked={checkedDates(country, ["visas"])}
          reviewedOn={profile.reviewedOn}
        />
      </Container>
    </>
  );
}
