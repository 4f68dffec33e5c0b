import { each } from "#components/ui/each.ts";
import { SourceList } from "../family/source-list.tsx";
import { GuideSection } from "./guide-section.tsx";
import { RegistrationSources } from "./registration-sources.tsx";
import type { GuideProps } from "./sections.ts";
import { usedSources } from "./used-sources.ts";

/** Where every fact of the page comes from, each once; and how to read the marks. */
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
  ["sourced", "Read in the named source. The year is the source's, and it can be old."],
  [
    "indicative",
    "Not established by a source; where one is named it only touches on it. Confirm with the office.",
  ],
  ["last known", "A fee or time whose newest source or own note is from 2020 or before."],
  ["estimate", "The source itself calls the figure an estimate."],
  ["older than 2020", "The newest figure found is from before 2020."],
  ["low confidence", "The source has no named publisher. Compare before you use it."],
  ["year of the edition", "The source gives no year; its edition is of this one."],
  [
    "GDP per person",
    "Derived by us where no source states it: GDP divided by population, same source and year.",
  ],
  ["median", "The middle value of the region. It mixes the years of the figures."],
  ["No data", "Not found in a source that may be used. It is never a zero."],
] as const;
