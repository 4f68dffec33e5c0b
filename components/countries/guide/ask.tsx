import { LeadForm } from "#components/page/lead-form.tsx";
import { InPageLanguage } from "#components/words/in-english.tsx";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { GuideSection, guidePath, type GuideProps } from "./guide-section.tsx";

/** A form for questions about this country, sent to the people behind the site. */
export function Ask({ country }: GuideProps) {
  return (
    <GuideSection
      id="ask"
      lead={`Something missing or out of date about ${inSentence(country)}? Ask, and you get a reference to follow.`}
    >
      <InPageLanguage>
        <LeadForm leadType="country_question" page={guidePath(country.slug)} country={country.slug} />
      </InPageLanguage>
    </GuideSection>
  );
}
