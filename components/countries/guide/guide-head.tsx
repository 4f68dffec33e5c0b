import { titleIn } from "#lib/content/country-titles.ts";
import { Locator } from "#components/charts/locator.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { RatingsStrip } from "#components/page/ratings/ratings-strip.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Flag } from "#components/ui/flag.tsx";
import { InPageLanguage } from "#components/words/in-english.tsx";
import { inSentence, leadSentence } from "#lib/countries/words/open/guide-words.ts";
import { guidePath, type GuideProps } from "./sections.ts";

/** Where the reader is, what the page promises, and the three things to do with it. */
export function GuideHead({ country }: GuideProps) {
  const { slug, name, iso2, region, officialName } = country;
  return (
    <header>
      <Breadcrumbs path={guidePath(slug)} />
      <p className="eyebrow">
        <Flag iso2={iso2} size={40} /> {officialName}, {region}
      </p>
      <h1>{titleIn("/start-business/*", inSentence(country))}</h1>
      <p className="lead lead-large">{leadSentence(country)}</p>
      <InPageLanguage>
        <RatingsStrip slug={slug} />
      </InPageLanguage>
      <p className="page-actions">
        <ButtonLink href="#ask">{`Ask about ${inSentence(country)}`}</ButtonLink>
        <ButtonLink href={`${guidePath(slug)}/print`} variant="secondary">
          Print
        </ButtonLink>
        <ButtonLink href={`/explore/compare?c=${slug}`} variant="secondary">
          Compare with…
        </ButtonLink>
      </p>
      <Locator slug={slug} name={name} />
    </header>
  );
}
