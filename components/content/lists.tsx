import { SectionFrame } from "#components/page/section-frame.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { each } from "#components/ui/each.ts";
import type { FactsSection, StepsSection, TableSection } from "#lib/data/content/types.ts";

export function Facts({ facts, ...head }: FactsSection) {
  return (
    <SectionFrame {...head}>
      <dl className="part-facts">
        {each(facts, ({ term, text }) => (
          <div>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}

/** Steps in a fixed order, joined by a line. */
export function Steps({ steps, ...head }: StepsSection) {
  return (
    <SectionFrame {...head} wide>
      <ol className="part-steps">
        {each(steps, ({ title, text }) => (
          <li>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

/** A table section. It scrolls by itself when it is wider than the screen. */
export function Table({ caption, columns, rows, ...head }: TableSection) {
  return (
    <SectionFrame {...head} wide={columns.length > 2}>
      <DataTable caption={caption} captionHidden columns={columns} rows={rows} />
    </SectionFrame>
  );
}
