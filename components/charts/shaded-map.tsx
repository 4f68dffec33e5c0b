import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { listCountries } from "#lib/countries/index.ts";
import { liesIn, type Area } from "#lib/countries/record/open/areas.ts";
import { regions } from "#lib/countries/record/open/schema.ts";
import { africaShapes, type CountryShape } from "#lib/maps/project.ts";
import { countryPath } from "#lib/site/country-path.ts";
import type { Href } from "#lib/site/paths.ts";
import { africaPart } from "./africa-part.ts";
import { Hatch } from "./hatch.tsx";
import type { ShadedPlace } from "./shade-of.ts";
import { ZoomedMap } from "./zoomed-map.tsx";

type ShadedMapProps = {
  /** What the map shows. */
  title: string;
  places: readonly ShadedPlace[];
  /** The part that is looked at; all of Africa where null. */
  area: Area | null;
  /** Where a part of Africa is looked at alone: where a finger leads on the map of a phone. */
  areaHref: (area: Area) => Href;
  hrefFor?: ((slug: string) => Href) | undefined;
  /** Where the way past the links leads: "#" and an id of the page. */
  skipTo: `#${string}`;
};

/** Room under the map for the name of the country in focus or under the pointer. */
const nameRoom = 64;

/** Islands first: their wide touch circles lie below the coasts near them. Last the small ones, whose circles lie above. */
const layerOf = ({ dot, touch }: CountryShape) => (dot ? 0 : touch ? 2 : 1);

const guideOf = (slug: string) => countryPath("/start-business/*", slug);

/**
 * Countries by shade, each a link that is named with its value. On a phone a finger first leads to the part of Africa it
 * touches, in which every country can be touched. Its sheets are map.css and shades.css.
 */
export function ShadedMap({ area, hrefFor = guideOf, skipTo, ...props }: ShadedMapProps) {
  return (
    <div className="map shades">
      <a href={skipTo} className="skip-link">
        Skip the map
      </a>
      {area ? (
        <ZoomedMap {...props} area={area} hrefFor={hrefFor} />
      ) : (
        <WholeMap {...props} hrefFor={hrefFor} />
      )}
    </div>
  );
}

type WholeProps = Omit<ShadedMapProps, "area" | "skipTo"> & { hrefFor: (slug: string) => Href };

function WholeMap({ title, places, areaHref, hrefFor }: WholeProps) {
  const { width, height, countries } = africaShapes();
  const placeOf = new Map(places.map((place) => [place.slug, place]));
  const regionOf = new Map<string, string>(listCountries().map(({ slug, region }) => [slug, region]));
  const shapesOf = (region: string) =>
    countries
      .filter(({ slug }) => regionOf.get(slug) === region)
      .toSorted((one, other) => layerOf(one) - layerOf(other));
  return (
    <svg viewBox={`0 0 ${width} ${height + nameRoom}`} role="group" aria-label={title}>
      <Hatch step={14} />
      <use className="map-neutral" href={africaPart("neutral")} />
      {each(regions, (region) => (
        <g role="group" aria-label={region}>
          {each(shapesOf(region), ({ slug, name, iso2, touch }) => {
            const { shade, words } = placeOf.get(slug) ?? { shade: "s0", words: "No data" };
            const said = `${name}: ${words}`;
            return (
              <AppLink href={hrefFor(slug)} className={shade} aria-label={said}>
                <text>{said}</text>
                {touch && <circle className="map-touch" cx={touch.x} cy={touch.y} r={touch.r} />}
                <use href={africaPart(iso2)} />
              </AppLink>
            );
          })}
        </g>
      ))}
      {/* For the finger alone: what leads there by keyboard and by name are the links above the map. */}
      <g className="zoom-in" aria-hidden="true">
        {each(regions, (region) => (
          <AppLink href={areaHref(region)} tabIndex={-1}>
            {each(listCountries().filter(liesIn(region)), ({ iso2 }) => (
              <use href={africaPart(iso2)} />
            ))}
          </AppLink>
        ))}
      </g>
    </svg>
  );
}
