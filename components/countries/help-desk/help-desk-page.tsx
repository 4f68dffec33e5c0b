import { PageEnd } from "#components/page/page-end.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { LeadForm } from "#components/page/lead-form.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Container } from "#components/ui/section.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import { deskTopics, type DeskTopic } from "#lib/data/content/desk-topics.ts";
import { sectionTitle } from "#lib/data/countries/words/open/guide-topics.ts";
import { contactsOf } from "#lib/data/countries/index.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { helpDeskTopic } from "#lib/domains/leads/shared/lead-words.ts";
import { usePageLocale } from "#components/words/use-words.ts";
import { Named } from "../names.tsx";
import { CountryHead } from "../family/country-head.tsx";

function Decides({ country, decides }: { country: Country; decides: DeskTopic["decides"] }) {
  if (!decides) return "It depends";
  if ("office" in decides) return decides.office;
  const { offices } = contactsOf(country).find(({ purpose }) => purpose === decides.purpose)!;
  return offices[0] ? <Named name={offices[0].name} /> : "No source names the office";
}

function Read({ slug, read }: { slug: string; read: DeskTopic["read"] }) {
  if (!read)
    return (
      <a className="link" href={countryPath("/explore/countries/*", slug)}>
        Profile
      </a>
    );
  if (read.page === "guide")
    return (
      <a className="link" href={`${countryPath("/start-business/*", slug)}#${read.part}`}>
        {sectionTitle(read.part)}
      </a>
    );
  return (
    <a className="link" href={`${countryPath("/one-africa/*", slug)}#${read.part}`}>
      Living there
    </a>
  );
}

/** Takes a question about one country, and says first what can be answered, by whom, and when. */
export function HelpDeskPage({ country, reviewedOn }: { country: Country; reviewedOn: string }) {
  const { slug } = country;
  const path = countryPath("/one-africa/*/help-desk", slug);
  const name = inSentence(country);
  const locale = usePageLocale();
  return (
    <>
      <CountryHead
        country={country}
        family="/one-africa/*/help-desk"
        lead={`Ask what the pages about ${name} leave open. A person reads every question and answers by e-mail.`}
      />
      <Container className="pb-section">
        <div className="parts">
          <SectionFrame
            id="ask"
            heading="Your question"
            lead="One topic a question: it is then read by whoever knows the matter."
          >
            <LeadForm
              leadType="help_desk_business"
              page={path}
              country={slug}
              submitLabel="Send the question"
            />
          </SectionFrame>
          <SectionFrame id="topics" heading="What can be answered" wide>
            <DataTable
              caption={`Topics of the help desk for ${name}`}
              captionHidden
              columns={[
                { label: "Topic" },
                { label: "What we can say" },
                { label: "Who decides" },
                { label: "Read first" },
              ]}
              rows={deskTopics.map((topic) => [
                helpDeskTopic(topic.type, locale),
                topic.canAnswer,
                <Decides key="decides" country={country} decides={topic.decides} />,
                <Read key="read" slug={slug} read={topic.read} />,
              ])}
            />
          </SectionFrame>
          <SectionFrame id="when" heading="When, and what not">
            <div className="part-prose">
              <p>
                Your question is filed at once and you get a reference. The desk has no fixed hours yet, so we
                promise no day; a question that our own pages answer is quicker than one that an office has to
                answer first.
              </p>
              <p>
                We give no legal, tax, medical or immigration advice, speak for no office, speed up no file
                and take no fee for one. If somebody asks you for money in our name, do not pay and{" "}
                <a className="link" href="/contact">
                  tell us
                </a>
                .
              </p>
              <p>
                In danger, call the{" "}
                <a className="link" href={`${countryPath("/one-africa/*", slug)}#safety`}>
                  emergency numbers
                </a>
                : nobody reads this desk at night.
              </p>
            </div>
          </SectionFrame>
        </div>
        <PageEnd
          path={path}
          related={[
            countryPath("/support/country/*", slug),
            countryPath("/one-africa/*", slug),
            countryPath("/start-business/*", slug),
            "/support",
          ]}
          reviewedOn={reviewedOn}
        />
      </Container>
    </>
  );
}
