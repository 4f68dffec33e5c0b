import { SignArt } from "#components/page/sign-art.tsx";
import { signOfPage } from "#lib/data/content/signs/sign-of-page.ts";
import { PageEnd } from "#components/page/page-end.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import { enumerated } from "#lib/data/countries/words/open/guide-words.ts";
import { dataAsOf, findMobility, listCountries } from "#lib/data/countries/record/index.ts";
import { SourceList } from "../family/source-list.tsx";

const dualWords = { allowed: "Allowed", restricted: "Restricted", "not allowed": "Not allowed" } as const;

const rows = () =>
  listCountries().flatMap(({ slug, name }) => {
    const mobility = findMobility(slug);
    if (!mobility) return [];
    const { africanPassports: passports, visaOpenness, freeMovement, dualCitizenship } = mobility;
    return [
      [
        <a key={slug} className="link" href={countryPath("/one-africa/*", slug)}>
          {name}
        </a>,
        passports.visaFree,
        passports.visaOnArrival + passports.evisaOrEta,
        visaOpenness.rank,
        freeMovement.length > 0 ? enumerated(freeMovement.map(({ bloc }) => bloc)) : "None found",
        dualCitizenship
          ? `${dualWords[dualCitizenship.rule]} (${dualCitizenship.asOf})`
          : "No data: sources disagree",
      ],
    ];
  });

const usedSources = () =>
  listCountries().flatMap(({ slug }) => {
    const mobility = findMobility(slug);
    if (!mobility) return [];
    return [
      ...mobility.africanPassports.sources,
      mobility.visaOpenness.source,
      ...mobility.freeMovement.flatMap(({ sources }) => sources),
      ...(mobility.dualCitizenship?.sources ?? []),
    ];
  });

/** All 54 countries by how open they are to people, each with a link to its page. */
export function LivingIndex() {
  return (
    <>
      <Breadcrumbs path="/one-africa" />
      <PageHeader
        title="Living in an African country"
        eyebrow="One Africa"
        lead="For whoever moves, studies or returns: who may enter where, where two nationalities are allowed, and a page for each country with schools, health, safety, money and goods."
        art={<SignArt {...signOfPage("/one-africa")} />}
      />
      <Container className="pb-section">
        <div className="parts">
          <SectionFrame
            id="openness"
            heading="Open to whom"
            lead="Passports of the other 53 African states, February 2026. The rank is that of the Africa Visa Openness Index 2023: 1 is the most open of 54."
            wide
          >
            <DataTable
              caption="Openness of the 54 countries to people"
              captionHidden
              columns={[
                { label: "Country" },
                { label: "Enter without a visa", numeric: true },
                { label: "Visa on arrival or online", numeric: true },
                { label: "Openness rank", numeric: true },
                { label: "Free movement by" },
                { label: "Two nationalities (law of)" },
              ]}
              rows={rows()}
            />
          </SectionFrame>
          <SectionFrame id="sources" heading="Sources" wide>
            <SourceList ids={usedSources()} />
          </SectionFrame>
        </div>
        <PageEnd
          path="/one-africa"
          related={["/home/diaspora", "/explore/countries", "/roots", "/send"]}
          reviewedOn={dataAsOf}
        />
      </Container>
    </>
  );
}
