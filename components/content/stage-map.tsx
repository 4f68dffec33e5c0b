import { each } from "#components/ui/each.ts";
import type { MapSection } from "#lib/content/types.ts";
import { findCountry } from "#lib/countries/index.ts";
import { africaShapes } from "#lib/maps/project.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { StageTag } from "./stage-tag.tsx";

/** Countries on the map of Africa by how far something has come there; the list beside it says the same in words. */
export function StageMap({ caption, places, ...head }: MapSection) {
  const { width, height, countries, neutral } = africaShapes(9);
  const stageOf = new Map(places.map(({ slug, stage }) => [slug as string, stage]));
  const rest = countries.filter(({ slug, dot }) => !stageOf.has(slug) && !dot).map(({ path }) => path);
  return (
    <SectionFrame {...head} wide>
      <div className="stage-map">
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={caption}>
          <path className="stage-rest" d={[...rest, neutral.path].join("")} />
          {each(
            countries.filter(({ slug }) => stageOf.has(slug)),
            ({ slug, path, dot }) =>
              dot ? (
                <circle data-stage={stageOf.get(slug)} cx={dot.x} cy={dot.y} r={dot.r} />
              ) : (
                <path data-stage={stageOf.get(slug)} d={path} />
              ),
          )}
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
