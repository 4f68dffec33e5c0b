import { each } from "#components/ui/each.ts";
import type { MapSection } from "#lib/data/content/types.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { africaPart } from "#components/charts/africa-part.ts";
import { africaShapes, findShape } from "#lib/data/maps/project.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { StageTag } from "./stage-tag.tsx";

/** Countries on the map of Africa, coloured by stage. The list beside it says the same in words. */
export function StageMap({ caption, places, ...head }: MapSection) {
  const { width, height } = africaShapes();
  return (
    <SectionFrame {...head} wide>
      <div className="stage-map">
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={caption}>
          <g className="stage-rest">
            <use href={africaPart("neutral")} />
            <use href={africaPart("africa")} />
          </g>
          {each(places, ({ slug, stage }) => (
            <use data-stage={stage} href={africaPart(findShape(slug)?.iso2 ?? "")} />
          ))}
        </svg>
        <ul>
          {each(places, ({ slug, text, stage }) => (
            <li>
              <h3>
                <a className="link" href={`/start-business/${slug}`}>
                  {findCountry(slug)?.name}
                </a>
              </h3>
              <StageTag stage={stage} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
