import { each } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { saveWords } from "#components/plan/plan-words.ts";
import { SaveLinks } from "#components/plan/save-links.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { inSentence } from "#lib/countries/words/open/guide-words.ts";
import type { Passport } from "#lib/countries/visa/open/passport-names.ts";
import { planHref } from "#lib/plans/open/plan-address.ts";
import { compareCountries } from "#lib/countries/index.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";
import { CompareVisa } from "../visa/compare-visa.tsx";
import { CompareCharts } from "./compare-charts.tsx";
import { CompareRegistering } from "./compare-registering.tsx";
import { CompareSources } from "./compare-sources.tsx";
import { CompareTable } from "./compare-table.tsx";
import { CompareTradeOffs } from "./compare-trade-offs.tsx";
import { compareCsvHref, compareHref } from "./parse-compare.ts";

type Props = { countries: Country[]; passport: Passport | null; siteUrl: string };

/** Two to four countries side by side: in words, in bars, figure by figure, and where each figure is from. */
export function CompareResult({ countries, passport, siteUrl }: Props) {
  const comparison = compareCountries(countries);
  const slugs = countries.map(({ slug }) => slug);
  const withoutPassport = compareHref(slugs);
  const address = passport ? (`${withoutPassport}&passport=${passport.code}` as const) : withoutPassport;
  return (
    <>
      <Section id="differences" title="Key differences">
        <ul className="compare-sentences">
          {each(comparison.sentences, (sentence) => (
            <li>{sentence}</li>
          ))}
        </ul>
        <div className="page-actions">
          {each(countries, (country) => (
            <ButtonLink variant="secondary" href={`/start-business/${country.slug}`}>
              {`Guide to ${inSentence(country)}`}
            </ButtonLink>
          ))}
          {each(countries, (country) => (
            <ButtonLink variant="quiet" href={planHref(country.slug)} data-opens="plan">
              {`Save a plan for ${inSentence(country)}`}
            </ButtonLink>
          ))}
          <SaveLinks words={saveWords(useWords("plan"))} />
        </div>
      </Section>
      <Section
        id="choices"
        title="What each choice gains and costs"
        lead="Ahead means best in more figures of a group than any of the others. Gains and costs are the widest gaps between the places of two countries among all 54, one figure from a group. Only figures that can be judged count."
      >
        <CompareTradeOffs comparison={comparison} />
      </Section>
      <Section
        id="registering"
        title="Registering"
        lead="What the guides say of the path to a registered business. Indicative steps are not established by a source: confirm them with the office. Each name leads to the steps and their sources."
      >
        <CompareRegistering countries={countries} />
      </Section>
      <CompareVisa countries={countries} passport={passport} href={withoutPassport} />
      <Section id="charts" title="At a glance">
        <CompareCharts comparison={comparison} />
      </Section>
      <Section
        id="figures"
        title="Figure by figure"
        lead="The year under each figure leads to its source. “Best” is said only where one way is better for somebody who starts a business, the years lie no more than two apart and no figure is old or doubtful."
      >
        {each(comparison.groups, (group) =>
          group.group === "ease" ? (
            <Disclosure summary={group.label}>
              <CompareTable group={group} countries={comparison.countries} />
            </Disclosure>
          ) : (
            <CompareTable group={group} countries={comparison.countries} />
          ),
        )}
      </Section>
      <Section
        id="share"
        title="Keep or share this comparison"
        lead="The address always shows these countries in this order. The file holds every figure with its year, source, licence and attribution; tax figures may not stand in downloads and are left out. The collection is under the Open Database License (ODbL) 1.0; each figure keeps the licence of its source."
      >
        <p className="compare-address">
          <AppLink href={address}>{`${siteUrl}${address}`}</AppLink>
        </p>
        <div className="page-actions">
          <ButtonLink variant="secondary" href={compareCsvHref(slugs)} download>
            Download as CSV
          </ButtonLink>
        </div>
      </Section>
      <Section id="sources" title="Sources">
        <CompareSources comparison={comparison} />
      </Section>
    </>
  );
}
