import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { RatingsStrip } from "#components/page/ratings/ratings-strip.tsx";
import { SignArt } from "#components/page/sign-art.tsx";
import { Flag } from "#components/ui/flag.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import type { CountryFamily } from "#lib/data/site/paths.ts";
import { titleIn } from "#lib/data/content/country-titles.ts";
import { signOfCountry } from "#lib/data/content/signs/sign-of-country.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { CountryTabs } from "./country-tabs.tsx";

const toneOf = {
  "North Africa": "north",
  "West Africa": "west",
  "Central Africa": "central",
  "East Africa": "east",
  "Southern Africa": "southern",
} as const;

type Props = {
  country: Country;
  family: CountryFamily;
  lead: string;
  children?: ReactNode;
};

/** The head of a country page: breadcrumbs, purpose, ratings by members, and tabs of its other pages. */
export function CountryHead({ country, family, lead, children }: Props) {
  const { slug, iso2, officialName, region } = country;
  const name = inSentence(country);
  return (
    <>
      <Breadcrumbs path={countryPath(family, slug)} />
      <PageHeader
        eyebrow={
          <span className="country-eyebrow">
            <Flag iso2={iso2} size={32} /> <span>{`${officialName}, ${region}`}</span>
          </span>
        }
        title={titleIn(family, name)}
        lead={lead}
        art={<SignArt sign={signOfCountry(slug)} tone={toneOf[region]} />}
      >
        {children}
      </PageHeader>
      <Container>
        <RatingsStrip slug={slug} />
        <CountryTabs slug={slug} name={name} current={family} />
      </Container>
    </>
  );
}
