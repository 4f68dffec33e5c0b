import { countryPath } from "#lib/data/site/country-path.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Container, PageHeader, Section } from "#components/ui/section.tsx";
import type { Region } from "#lib/data/countries/record/open/schema.ts";
import { finderAddress } from "./finder-address.ts";
import { FinderFields } from "./finder-fields.tsx";

type Props = {
  /** The name in the URL; empty if there was none. */
  asked: string;
  near: readonly { slug: string; name: string; region: Region }[];
  regions: readonly { region: Region; count: number }[];
};

/** The page for a guide that does not exist: what may have been meant, and two ways to find a country. */
export function UnknownGuide({ asked, near, regions }: Props) {
  return (
    <>
      <PageHeader
        title="There is no guide at this address"
        lead={
          asked
            ? `No country goes by “${asked}” here. There is a guide for each of the 54 African countries.`
            : "There is a guide for each of the 54 African countries."
        }
      />
      <Container className="unknown-guide">
        {near.length > 0 && (
          <Section id="near" title="Perhaps you are looking for" contained={false}>
            <ul className="near-list">
              {near.map(({ slug, name, region }) => (
                <li key={slug}>
                  <AppLink href={countryPath("/start-business/*", slug)}>{`${name} (${region})`}</AppLink>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section id="search" title="Search all countries" contained={false}>
          <form action="/start-business" role="search">
            <FinderFields />
          </form>
        </Section>
        <Section id="regions" title="By region" contained={false}>
          <ul className="near-list">
            {regions.map(({ region, count }) => (
              <li key={region}>
                <AppLink
                  href={finderAddress({ q: "", region, sort: null })}
                >{`${region}: ${count} countries`}</AppLink>
              </li>
            ))}
          </ul>
        </Section>
      </Container>
    </>
  );
}
