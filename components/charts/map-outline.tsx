import type { CountryShape } from "#lib/maps/project.ts";
import { africaPart } from "./africa-part.ts";

/** Room under a map for the name of the country in focus or under the pointer. */
export const nameRoom = 64;

/** Islands first: their wide touch circles lie below the coasts near them. Last the small ones, whose circles lie above. */
export const layerOf = ({ dot, touch }: CountryShape) => (dot ? 0 : touch ? 2 : 1);

/** The outline of a country, with a circle to touch where it is small. */
export function MapOutline({ shape: { iso2, touch } }: { shape: CountryShape }) {
  return (
    <>
      {touch && <circle className="map-touch" cx={touch.x} cy={touch.y} r={touch.r} />}
      <use href={africaPart(iso2)} />
    </>
  );
}
