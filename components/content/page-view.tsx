import { BarChart } from "#components/charts/bar-chart.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { each } from "#components/ui/each.ts";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import type {
  Page,
  RecordSection as Section,
  ForkSection,
  PartsSection,
  BarsSection,
  FlowSection,
} from "#lib/data/content/types.ts";
import { PageFrame } from "./page-frame.tsx";
import { SectionView } from "./section-view.tsx";

/**
 * Arrows between the lines of the parties. On a phone and in a screen reader it is a list that says who gives to whom.
 */
function Flow({ caption, parties, passes, ...head }: FlowSection) {
  return (
    <SectionFrame {...head} wide>
      <figure>
        <div className="flow" data-parties={parties.length}>
          <ul className="flow-parties" aria-hidden="true">
            {each(parties, (party) => (
              <li>{party}</li>
            ))}
          </ul>
          <ol className="flow-passes">
            {each(passes, ({ from, to, what }) => (
              <li
                data-start={Math.min(from, to)}
                data-end={Math.max(from, to)}
                data-back={from > to ? "" : undefined}
              >
                <p className="flow-who">
                  {parties[from]} <span className="sr-only">to</span>
                  <i aria-hidden="true" /> {parties[to]}
                </p>
                <p>{what}</p>
              </li>
            ))}
          </ol>
        </div>
        <figcaption className="diagram-caption">{caption}</figcaption>
      </figure>
    </SectionFrame>
  );
}

/** Amounts as bars on one scale, with a table of the same amounts. */
function Bars({ label, columns, rows, source, ...head }: BarsSection) {
  const [first, second] = columns;
  return (
    <SectionFrame {...head}>
      <FigureFrame
        title={label}
        source={source}
        table={
          <DataTable
            caption={label}
            captionHidden
            columns={[{ label: first }, { label: second }]}
            rows={rows.map((row) => [row.label, row.text])}
          />
        }
      >
        <BarChart rows={rows} tone="indigo" label={label} />
      </FigureFrame>
    </SectionFrame>
  );
}

/** More branches than this are too narrow side by side, and are stacked. */
const mostBranches = 4;

/** A whole, and a line from it to each of its parts. */
function Parts({ caption, whole, parts, ...head }: PartsSection) {
  return (
    <SectionFrame {...head} wide>
      <figure>
        <div className="parts-of" data-branches={parts.length <= mostBranches ? "" : undefined}>
          <p className="parts-whole">{whole}</p>
          <ul>
            {each(parts, ({ title, text }) => (
              <li>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <figcaption className="diagram-caption">{caption}</figcaption>
      </figure>
    </SectionFrame>
  );
}

/** A decision list: questions down one side. A yes leads across to what to do, a no leads down to the next question. */
function Fork({ caption, asks, otherwise, ...head }: ForkSection) {
  return (
    <SectionFrame {...head} wide>
      <figure>
        <ol className="fork">
          {each(asks, ({ question, yes }) => (
            <li>
              <h3>{question}</h3>
              <p>
                <b>Yes</b> {yes}
              </p>
            </li>
          ))}
          <li>
            <h3>None of these?</h3>
            <p>{otherwise}</p>
          </li>
        </ol>
        <figcaption className="diagram-caption">{caption}</figcaption>
      </figure>
    </SectionFrame>
  );
}

/**
 * Renders any section of a page that is stored as a record. The drawings handled here occur only on such pages;
 * `SectionView` renders the kinds that other pages use too.
 */
export function RecordSection({ section, page }: { section: Section; page: Page["path"] }) {
  switch (section.kind) {
    case "flow":
      return <Flow {...section} />;
    case "parts":
      return <Parts {...section} />;
    case "fork":
      return <Fork {...section} />;
    case "bars":
      return <Bars {...section} />;
    default:
      return <SectionView section={section} page={page} />;
  }
}

/** A page that is stored as a record: its sections in order, in the shared frame. */
export function PageView({ page }: { page: Page }) {
  return (
    <PageFrame page={page}>
      {each(page.sections, (section) => (
        <RecordSection section={section} page={page.path} />
      ))}
    </PageFrame>
  );
}
