import { each } from "#components/ui/each.ts";
import type { ForkSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/** A decision list: questions down one side. A yes leads across to what to do, a no leads down to the next question. */
export function Fork({ caption, asks, otherwise, ...head }: ForkSection) {
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
