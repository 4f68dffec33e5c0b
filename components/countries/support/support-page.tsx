import { PageEnd } from "#components/page/page-end.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { countryPath } from "#lib/site/country-path.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { ExternalLink } from "#components/ui/external-link.tsx";
import { Container } from "#components/ui/section.tsx";
import { sectionTitle } from "#lib/countries/words/open/guide-sections.ts";
import { supportTopics, type SupportRow } from "#lib/countries/words/open/support-topics.ts";
import { inSentence } from "#lib/countries/words/open/guide-words.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";
import { CountryHead } from "../family/country-head.tsx";

const Office = ({ office }: Pick<SupportRow, "office">) => {
  if (!office) return "No office is known from the sources";
  if (!office.url || office.verify === "doubtful") return office.name;
  return (
    <ExternalLink href={office.url} className="link">
      {office.name}
    </ExternalLink>
  );
};

/** Who to contact for what in one country: the office that decides, the part of the guide that explains, and us. */
export function SupportPage({ country, reviewedOn }: { country: Country; reviewedOn: string }) {
  const path = countryPath("/support/country/*", country.slug);
  const name = inSentence(country);
  return (
    <>
      <CountryHead
        country={country}
        family="/support/country/*"
        lead={`Which office in ${name} decides what, where our guide explains it, and what you can ask us.`}
      />
      <Container className="pb-section">
        <div className="parts">
          <SectionFrame id="offices" heading="Who decides what" wide>
            <DataTable
              caption={`Offices in ${name} by what they decide`}
              captionHidden
              columns={[{ label: "For" }, { label: "Office" }, { label: "Explained in the guide" }]}
              rows={supportTopics(country).map(({ topic, office, part }) => [
                topic,
                <Office key="office" office={office} />,
                <AppLink key="part" className="link" href={`/start-business/${country.slug}#${part}`}>
                  {sectionTitle(part)}
                </AppLink>,
              ])}
            />
          </SectionFrame>
          <SectionFrame
            id="ask"
            heading="Ask us"
            lead={`What the guide to ${name} leaves open. We cannot speak for an office, speed up a file or take fees for one.`}
          >
            <ButtonLink href={countryPath("/one-africa/*/help-desk", country.slug)}>
              {`Ask the help desk for ${name}`}
            </ButtonLink>
          </SectionFrame>
        </div>
        <PageEnd
          path={path}
          related={[
            countryPath("/explore/countries/*", country.slug),
            countryPath("/one-africa/*", country.slug),
            "/support",
            "/explore/compare",
          ]}
          reviewedOn={reviewedOn}
        />
      </Container>
    </>
  );
}
