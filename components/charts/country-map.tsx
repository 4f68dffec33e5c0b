import { each } from "#components/ui/each.ts";
import { countryMap, type CountryMapShapes } from "#lib/data/maps/country-map.ts";
import type { Place } from "#lib/data/maps/outlines.ts";
import { Locator } from "./locator.tsx";

type Props = {
  slug: string;
  /** As used in a sentence. */
  name: string;
  places: readonly Place[];
};

type NamedProps = { place: CountryMapShapes["places"][number]; className: string; r: number };

function Named({ place: { name, x, y, label }, className, r }: NamedProps) {
  return (
    <g className={className}>
      <circle cx={x} cy={y} r={r} />
      <text x={label.x} y={label.y} textAnchor={label.end ? "end" : undefined}>
        {name}
      </text>
    </g>
  );
}

/** A country, its surroundings, and its towns. The towns are listed on the page too, so the picture only names them. */
export function CountryMap({ slug, name, places }: Props) {
  const shapes = countryMap(slug, places);
  if (!shapes) return null;
  const { width, height, own, around, neutral, islands } = shapes;
  const isAlone = around.length === 0;
  return (
    <figure className="country-map-frame">
      <svg
        className="country-map"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Map of ${name} with ${[...places, ...islands].map((place) => place.name).join(", ")}`}
      >
        <path className="map-around" d={around.map(({ path }) => path).join("")} />
        {neutral && <path className="map-neutral" d={neutral} />}
        <path className="map-own" d={own} />
        {each(
          around,
          ({ name: other, label }) =>
            label && (
              <text className="map-other" x={label.x} y={label.y}>
                {other}
              </text>
            ),
        )}
        {each(islands, (island) => (
          <Named place={island} className="map-island" r={7} />
        ))}
        {each(shapes.places, (place) => (
          <Named place={place} className="map-town" r={5} />
        ))}
      </svg>
      {isAlone && <Locator slug={slug} name={name} />}
      <figcaption>
        Outlines are simplified; small islands and parts of the coast may be missing.
        {islands.length > 0 && " A ring stands for an island that is too small for its outline."}
      </figcaption>
    </figure>
  );
}
