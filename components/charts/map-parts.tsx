import type { StaticImageData } from "next/image";
import type { Region } from "#lib/data/countries/record/open/schema.ts";
import type { CountryShape } from "#lib/data/maps/project.ts";
import africa from "./africa.svg";

const { src } = africa as StaticImageData;

/**
 * The URL by which <use> finds a part of the map that all pages share: a country by its code, "africa" or "neutral".
 */
export const africaPart = (id: string): string => `${src}#${id.toLowerCase()}`;

/** The class that sets `--region` and the fill to a region's colour (region.css). Always shown with its name. */
export const regionClass: Record<Region, string> = {
  "North Africa": "rg-north",
  "West Africa": "rg-west",
  "Central Africa": "rg-central",
  "East Africa": "rg-east",
  "Southern Africa": "rg-southern",
};

/** Space under a map for the name of the country in focus or under the pointer. */
export const nameSpace = 64;

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
