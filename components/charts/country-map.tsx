import { each } from "#components/ui/each.ts";
import { countryMap } from "#lib/maps/country-map.ts";
import { Locator } from "./locator.tsx";

type Props = {
  slug: string;
  /** As it stands in a sentence. */
  name: string;
  places: readonly { name: string; at: { lat: number; lon: number } }[];
};

/** A country, what lies around it, and its towns. The towns are listed on the page too, so the picture only names them. */
export function CountryMap({ slug, name, places }: Props) {
  const shapes = countryMap(slug, places);
  if (!shapes) return null;
  const { width, height, own, around, neutral } = shapes;
  const isAlone = around.length === 0;
  return (
    <figure className="country-map-frame">
      <svg
        className="country-map"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Map of ${name} with ${places.map((place) => place.name).join(", ")}`}
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
        {each(shapes.places, (place) => (
          <g className="map-town">
            <circle cx={place.x} cy={place.y} r="5" />
            <text x={place.label.x} y={place.label.y} textAnchor={place.label.end ? "end" : undefined}>
              {place.name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>Outlines are simplified; small islands and parts of the coast may be missing.</figcaption>
      {isAlone && <Locator slug={slug} name={name} />}
    </figure>
  );
}
