import type { ReactNode } from "react";
import { Basis } from "#components/page/basis.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { divisions } from "#lib/data/content/divisions.ts";
import { isLinked } from "#lib/data/site/find-entry.ts";
import type { HomeArgument } from "#lib/data/content/records/home.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { drawingOf, problemStrips } from "./drawing-of.tsx";
import { Parts } from "./drawings/shares.tsx";

type ArgumentProps = HomeArgument & {
  drawing?: ReactNode;
  /** Always shown, under the paragraph. */
  children?: ReactNode;
};

/** A part of the home page: one paragraph, one drawing, and the details folded under them. */
export function Argument({
  id,
  heading,
  text,
  details,
  sources,
  rests = [],
  drawing,
  children,
}: ArgumentProps) {
  return (
    <section id={id} className="argument">
      <h2>
        {heading} {rests.length > 0 && <Tag tone="caution">Target</Tag>}
      </h2>
      {drawing && <div className="argument-drawing">{drawing}</div>}
      <p>{text}</p>
      {children}
      {details && (
        <details className="disclosure disclosure-small">
          <summary>{details.name}</summary>
          <div className="disclosure-body">
            <Details {...details} />
            <Basis sources={sources} rests={rests} />
          </div>
        </details>
      )}
    </section>
  );
}

function Details(details: NonNullable<HomeArgument["details"]>) {
  if ("links" in details)
    return (
      <ul className="argument-links">
        {each(
          details.links.filter(({ href }) => isLinked(href)),
          ({ href, label }) => (
            <li>
              <AppLink href={href}>{label}</AppLink>
            </li>
          ),
        )}
      </ul>
    );
  return (
    <dl className="argument-facts">
      {each(details.facts, ({ term, text, href }) => (
        <div>
          <dt>{href && isLinked(href) ? <AppLink href={href}>{term}</AppLink> : term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

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

type SummaryProps = { steps: number; sourcedSteps: number; figures: number };

const number = numberFormat();

/** How facts show how they are known: the share of steps that were read in a source, and what the three marks mean. */
export function Summary({ steps, sourcedSteps, figures }: SummaryProps) {
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
