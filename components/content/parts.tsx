import { each } from "#components/ui/each.ts";
import type { PartsSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/** More branches than this are too narrow side by side, and are stacked. */
const mostBranches = 4;

/** A whole, and a line from it to each of its parts. */
export function Parts({ caption, whole, parts, ...head }: PartsSection) {
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
