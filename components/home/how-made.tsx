import { AppLink } from "#components/ui/app-link.tsx";
import type { ReactNode } from "react";
import { Flag } from "#components/ui/flag.tsx";
import { Section } from "#components/ui/section.tsx";
import { Tag, type TagTone } from "#components/ui/tag.tsx";
import { figureKind } from "#lib/countries/record/open/figures.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";
import { findGapExample, findIndicativeStep, findSourcedStep } from "./guide-examples.ts";
import { numberFormat } from "#lib/words/open/formats.ts";

type Props = { steps: number; sourcedSteps: number };

const number = numberFormat();

/** The three marks a reader meets in a guide, each with a real example. */
export function HowMade({ steps, sourcedSteps }: Props) {
  const sourced = findSourcedStep();
  const indicative = findIndicativeStep();
  const gap = findGapExample();
  return (
    <Section
      id="summary"
      title="In short: facts that say how they are known"
      lead={`Each fact says how it is known. Of ${number.format(steps)} registration steps, ${number.format(sourcedSteps)} were read in a named source; the others say that they were not.`}
    >
      <div className="home-marks">
        <Mark
          tone="good"
          name="sourced"
          meaning="Read in the named source. Its year, where it has one, stands beside it, because rules change."
        >
          {sourced && (
            <Example country={sourced.country} title={sourced.step.what}>
              {`${sourced.step.institution}. Read in “${sourced.source.title}”, as of ${sourced.source.year}.`}
            </Example>
          )}
        </Mark>
        <Mark
          tone="caution"
          name="indicative"
          meaning="Not established by a source. Confirm it with the office before you pay or sign."
        >
          {indicative && (
            <Example country={indicative.country} title={indicative.step.what}>
              {`${indicative.step.institution}. No source was at hand: confirm it there.`}
            </Example>
          )}
        </Mark>
        <Mark
          tone="neutral"
          name="No data"
          meaning="Not found, or not allowed to be shown. Never a zero, never a blank, always with the reason."
        >
          {gap && (
            <Example country={gap.country} title={figureKind(gap.key).label}>
              {`No data. ${gap.reason}`}
            </Example>
          )}
        </Mark>
      </div>
    </Section>
  );
}

function Mark({
  tone,
  name,
  meaning,
  children,
}: {
  tone: TagTone;
  name: string;
  meaning: string;
  children: ReactNode;
}) {
  return (
    <div>
      <h3>
        <Tag tone={tone}>{name}</Tag>
      </h3>
      <p>{meaning}</p>
      {children}
    </div>
  );
}

function Example({ country, title, children }: { country: Country; title: string; children: ReactNode }) {
  return (
    <div className="home-example">
      <p className="home-example-of">
        <Flag iso2={country.iso2} size={20} />
        <AppLink href={`/start-business/${country.slug}`}>{country.name}</AppLink>
      </p>
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-muted">{children}</p>
    </div>
  );
}
