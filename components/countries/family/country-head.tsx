import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { RatingsStrip } from "#components/page/ratings/ratings-strip.tsx";
import { SignArt } from "#components/page/sign-art.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Flag } from "#components/ui/flag.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { tabOf, titleIn } from "#lib/data/content/pages.ts";
import { signOfCountry } from "#lib/data/content/signs/sign-of-page.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import { countryFamilies } from "#lib/data/site/country-paths.ts";
import type { CountryFamily } from "#lib/data/site/paths.ts";

type CountryTabsProps = { slug: string; name: string; current: CountryFamily };

/** The pages of one country as tabs. Each is a page with its own URL. */
export function CountryTabs({ slug, name, current }: CountryTabsProps) {
  return (
    <nav className="country-tabs" aria-label={`Pages about ${name}`}>
      <ul>
        {each(countryFamilies, (family) => (
          <li>
            <AppLink href={countryPath(family, slug)} aria-current={family === current ? "page" : undefined}>
              {tabOf(family)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
