import { each } from "#components/ui/each.ts";
import type { HomeArgument } from "#lib/data/content/records/home.ts";
import { Argument } from "./argument.tsx";
import { drawingOf, problemStrips } from "./drawing-of.tsx";
import { Portfolio } from "./portfolio.tsx";

/** The range of each figure in the drawing, and its source. */
const problemFacts = problemStrips.map(({ label, lowest, highest, median, say, values, years, source }) => ({
  term: label,
  text: `${lowest.name} ${say(lowest.value)}, the middle ${say(median)}, ${highest.name} ${say(highest.value)}; ${values.length} countries, ${years}. Source: ${source}.`,
}));

/** The parts of the home page that are kept as records, each with its drawing. */
export function HomeArguments({ sections }: { sections: readonly HomeArgument[] }) {
  return each(sections, (section) => (
    <Argument
      {...section}
      {...(section.id === "problem" && { details: { name: "In words, with sources", facts: problemFacts } })}
      drawing={drawingOf(section.id)}
    >
      {section.id === "portfolio-overview" && <Portfolio />}
    </Argument>
  ));
}
