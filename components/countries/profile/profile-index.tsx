import { SignArt } from "#components/page/sign-art.tsx";
import { signOfPage } from "#lib/data/content/signs/sign-of-page.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { LinkCard } from "#components/ui/card.tsx";
import { each } from "#components/ui/each.ts";
import { Flag } from "#components/ui/flag.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import { findProfile } from "#lib/data/countries/profiles/index.ts";
import { dataAsOf, listCountries } from "#lib/data/countries/record/index.ts";
import { regions } from "#lib/data/countries/record/open/regions.ts";

/** The first sentence of a welcome: enough to tell one country from another. */
const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, ".") ?? text;

const idOf = (region: string) => region.toLowerCase().replace(" ", "-");

/** All 54 profiles by region, each with the sentence that sets it apart from the others. */
export function ProfileIndex() {
  return (
    <>
      <Breadcrumbs path="/explore/countries" />
      <PageHeader
        title="Country profiles"
        eyebrow="One Africa"
        lead="What each of the 54 countries is like to work with: towns, opportunities, risks, markets, trade and offices."
        art={<SignArt {...signOfPage("/explore/countries")} />}
      />
      <Container className="pb-section">
        <div className="parts">
          {each(regions, (region) => (
            <SectionFrame id={idOf(region)} heading={region} wide>
              <ul className="profile-cards">
                {each(
                  listCountries().filter((country) => country.region === region),
                  ({ slug, name, iso2 }) => (
                    <li>
                      <LinkCard
                        href={countryPath("/explore/countries/*", slug)}
                        title={name}
                        start={<Flag iso2={iso2} />}
                      >
                        <p>{firstSentence(findProfile(slug)?.welcome ?? "")}</p>
                      </LinkCard>
                    </li>
                  ),
                )}
              </ul>
            </SectionFrame>
          ))}
        </div>
        <PageEnd
          path="/explore/countries"
          related={["/explore/compare", "/one-africa", "/start-business", "/downloads"]}
          reviewedOn={dataAsOf}
        />
      </Container>
    </>
  );
}
