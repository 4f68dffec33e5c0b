import { each } from "#components/ui/each.ts";
import type { HomeArgument } from "#lib/data/content/records/home.ts";
import { Argument } from "./argument.tsx";
import { drawingOf, problemStrips } from "./drawing-of.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { divisions } from "#lib/data/content/divisions.ts";

const shownAtOnce = 4;
const shownMore = 7;
/** Chosen for breadth: one of each field first. */
const order = ["afm", "credit-union", "verifiliberia", "agx", "healthshare", "energy", "seed-bank", "ahx", "clearsight", "roots-diaspora", "justice"]; // prettier-ignore
const chosen = order.flatMap((id) => divisions.filter((division) => division.id === id));

const List = ({ from, to }: { from: number; to: number }) => (
  <ul className="home-divisions">
    {each(chosen.slice(from, to), ({ name, page }) => (
      <li>
        <AppLink href={page}>{name}</AppLink>
      </li>
    ))}
  </ul>
);

/** Four divisions, seven more on demand, and the link to all of them. Opens and closes without script. */
function Portfolio() {
  return (
    <>
      <p>
        <Tag tone="caution">Target</Tag> 100K+ Marketplace Members, for AFM and AHX. There are none yet.
      </p>
      <List from={0} to={shownAtOnce} />
      <div className="home-more">
        <details className="division-more">
          <summary>
            <span className="when-closed">Show more</span>
            <span className="when-open">Show less</span>
          </summary>
          <List from={shownAtOnce} to={shownAtOnce + shownMore} />
        </details>
        <AppLink className="home-onward" href="/subsidiaries">
          All {divisions.length} divisions
        </AppLink>
      </div>
    </>
  );
}

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
