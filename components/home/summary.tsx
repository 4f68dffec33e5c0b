import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { Argument } from "./argument.tsx";
import { Parts } from "./drawings/shares.tsx";

type Props = { steps: number; sourcedSteps: number; figures: number };

const number = numberFormat();

/** How facts show how they are known: the share of steps that were read in a source, and what the three marks mean. */
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
      details={{
        name: "The three marks",
        facts: [
          {
            term: "sourced",
            text: "Read in the named source. Its year, where it has one, stands beside it, because rules change.",
          },
          {
            term: "indicative",
            text: "Not established by a source. Confirm it with the office before you pay or sign.",
          },
          {
            term: "No data",
            text: "Not found, or not allowed to be shown. Never a zero, never a blank, always with the reason.",
          },
        ],
      }}
    />
  );
}
