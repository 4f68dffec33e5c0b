import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { Tag, type TagTone } from "#components/ui/tag.tsx";
import { figureKind } from "#lib/countries/record/open/figures.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";
import { numberFormat } from "#lib/words/open/formats.ts";
import { Argument } from "./argument.tsx";
import { Parts } from "./drawings/shares.tsx";
import { findGapExample, findIndicativeStep, findSourcedStep } from "./guide-examples.ts";

type Props = { steps: number; sourcedSteps: number; figures: number };

const number = numberFormat();

/** How facts say how they are known: the share of steps that were read in a source, and the three marks with real examples. */
export function Summary({ steps, sourcedSteps, figures }: Props) {
  const indicative = steps - sourcedSteps;
  return (
    <Argument
      id="summary"
      heading="Facts that say how they are known"
      text={`All ${number.format(steps)} registration steps and ${number.format(figures)} figures bear a mark. Pages load nothing from third parties.`}
      drawing={
        <Parts
          label="Registration steps in the guides"
          parts={[
            {
              label: "read in a named source",
              share: (sourcedSteps / steps) * 100,
              text: number.format(sourcedSteps),
            },
            {
              label: "indicative: confirm first",
              share: (indicative / steps) * 100,
              text: number.format(indicative),
            },
          ]}
        />
      }
      details={{ name: "The three marks", facts: [] }}
      more={<Marks />}
    />
  );
}

function Marks() {
  const sourced = findSourcedStep();
  const indicative = findIndicativeStep();
  const gap = findGapExample();
  return (
    <dl className="argument-facts">
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
            {gap.reason}
          </Example>
        )}
      </Mark>
    </dl>
  );
}

type MarkProps = { tone: TagTone; name: string; meaning: string; children: ReactNode };

function Mark({ tone, name, meaning, children }: MarkProps) {
  return (
    <div>
      <dt>
        <Tag tone={tone}>{name}</Tag>
      </dt>
      <dd>
        {meaning}
        {children}
      </dd>
    </div>
  );
}

function Example({ country, title, children }: { country: Country; title: string; children: ReactNode }) {
  return (
    <p className="text-sm text-muted">
      <AppLink className="link" href={`/start-business/${country.slug}`}>
        {country.name}
      </AppLink>
      {`, ${title}: `}
      {children}
    </p>
  );
}
