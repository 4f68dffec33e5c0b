import type { CountryShape } from "#lib/data/maps/project.ts";
import { africaPart } from "./africa-part.ts";

/** Space under a map for the name of the country in focus or under the pointer. */
export const nameRoom = 64;

/**
 * Drawing order. Islands come first: their wide touch circles are below the coasts near them. The small countries come
 * last: their circles are above.
 */
export const layerOf = ({ dot, touch }: CountryShape) => (dot ? 0 : touch ? 2 : 1);

/** The outline of a country, with a touch circle where it is small. */
export function MapOutline({ shape: { iso2, touch } }: { shape: CountryShape }) {
  return (
    <>
      {touch && <circle className="map-touch" cx={touch.x} cy={touch.y} r={touch.r} />}
      <use href={africaPart(iso2)} />
    </>
  );
}
