import { each } from "#components/ui/each.ts";
import { riskRating } from "#lib/data/countries/index.ts";
import {
  factSource,
  plainFacts,
  regionalRails,
  sourceIdsOfCountry,
} from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { SourceList } from "../family/source-list.tsx";
import { GuideSection, type GuideProps } from "./guide-section.tsx";
import { OfficeLink } from "./office-link.tsx";

/** The sources of steps, totals, offices and duties, by the numbers shown beside them. */
export function RegistrationSources({ country }: GuideProps) {
  return (
    <ol className="sources">
      {each(country.registration.sources, ({ id, title, publisher, url, year }) => (
        <li id={`src-reg-${id}`}>
          <OfficeLink agencies={country.agencies} url={url}>
            {title}
          </OfficeLink>
          {`${publisher ? `, ${publisher}` : ""}, ${year ?? "year not stated"}`}
        </li>
      ))}
    </ol>
  );
}

/** Ids of every source of a guide, in the order of first use. Registration sources are listed separately. */
export function usedSources(country: Country): string[] {
  const { figures, independence, afcfta, otherFigures, payments, holidays: _holidays, ...rest } = country;
  return [
    ...plainFacts.map((fact) => factSource(country, fact)),
    ...sourceIdsOfCountry({ figures }),
    riskRating(country)?.source ?? [],
    ...sourceIdsOfCountry({ ...rest, independence, afcfta, otherFigures, payments }),
    ...regionalRails.filter(({ id }) => payments.regional.includes(id)).flatMap(({ sources }) => sources),
  ].flat();
}

/** Every source of the page, each once, and an explanation of the marks. */
export function Sources({ country }: GuideProps) {
  return (
    <GuideSection id="sources">
      <h3>How to read this page</h3>
      <dl className="facts facts-2">
        {each(howToRead, ([mark, meaning]) => (
          <div>
            <dt>{mark}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h3>Registration and duties</h3>
      <RegistrationSources country={country} />
      <h3>Figures and facts</h3>
      <SourceList ids={usedSources(country)} terms="by link" />
    </GuideSection>
  );
}

const howToRead = [
  ["sourced", "Read in the named source, of the year it gives."],
  ["indicative", "Not established by a source: confirm it."],
  ["last known, older than 2020", "The newest source is from 2020 or before."],
  ["low confidence", "The source has no named publisher."],
  ["year of the copy read", "The source gives no year."],
  ["No data", "Not found in a source. It is never a zero."],
] as const;
