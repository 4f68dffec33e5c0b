import { PageEnd } from "#components/page/page-end.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { ButtonLink, AppLink, ExternalLink } from "#components/ui/app-link.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import { DataTable } from "#components/ui/data-table.tsx";
import { each } from "#components/ui/each.ts";
import { Container } from "#components/ui/section.tsx";
import { sectionTitle } from "#lib/data/countries/words/open/guide-topics.ts";
import { checkedDates, contactsOf, type Contact, type ContactRow } from "#lib/data/countries/index.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { Named } from "../names.tsx";
import { CountryHead } from "../family/country-head.tsx";

function Office({ office }: { office: Contact }) {
  const { name, url, trust, place, telephone, hours } = office;
  const details = [place, telephone && `telephone ${telephone}`, hours].filter((part) => part !== null);
  return (
    <>
      {url && trust !== "doubtful" ? (
        <ExternalLink href={url} className="link">
          <Named name={name} />
        </ExternalLink>
      ) : (
        <Named name={name} />
      )}
      {url && trust !== "routine" && (
        <small>{trust === "needed" ? " address not confirmed" : " address in doubt, so not linked"}</small>
      )}
      {details.length > 0 && <small className="block">{details.join("; ")}</small>}
    </>
  );
}

function Read({ slug, read }: { slug: string } & Pick<ContactRow, "read">) {
  const [path, label] =
    read.page === "guide"
      ? [countryPath("/start-business/*", slug), sectionTitle(read.part)]
      : [countryPath("/one-africa/*", slug), read.label];
  return (
    <AppLink className="link" href={`${path}#${read.part}`}>
      {label}
    </AppLink>
  );
}

/** Who to contact for what in one country: the office that decides, the part of the guide that explains, and us. */
export function SupportPage({ country }: { country: Country }) {
  const path = countryPath("/support/country/*", country.slug);
  const name = inSentence(country);
  const rows = contactsOf(country);
  const known = rows.filter(({ offices }) => offices.length > 0);
  const unknown = rows.filter(({ offices }) => offices.length === 0).map(({ topic }) => topic.toLowerCase());
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
              columns={[{ label: "For" }, { label: "Offices" }]}
              rows={known.map(({ topic, offices, read }) => [
                <>
                  {topic}
                  <small className="block font-normal">
                    Explained: <Read slug={country.slug} read={read} />
                  </small>
                </>,
                <ul key="offices" className="grid gap-2">
                  {each(offices, (office) => (
                    <li>
                      <Office office={office} />
                    </li>
                  ))}
                </ul>,
              ])}
            />
            <p className="text-sm text-muted">
              {unknown.length > 0 && `No source names an office for: ${unknown.join("; ")}. `}
              {rows.every(({ offices }) => offices.every(({ url }) => url === null)) &&
                "No source gives an official site. "}
              We did not open these addresses ourselves.
            </p>
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
          checked={checkedDates(country, ["steps"])}
        />
      </Container>
    </>
  );
}
