import { each } from "#components/ui/each.ts";
import type { FlowSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/**
 * Arrows between the lines of the parties. On a phone and in a screen reader it is a list that says who gives to whom.
 */
export function Flow({ caption, parties, passes, ...head }: FlowSection) {
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
