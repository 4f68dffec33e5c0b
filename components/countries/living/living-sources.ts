import { factSource, sourceIdsOfCountry, sourceIdsOfMobility } from "#lib/data/countries/record/index.ts";
import type { Mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { costMarkers } from "./daily-life.tsx";

/** The sources of the page on living in a country, in the order of first use. */
export function livingSources(country: Country, mobility: Mobility): string[] {
  const { emergency, yellowFever, plugs, drivingPermit, ...before } = mobility;
  const { africanPassports, freeMovement, diaspora, universities, ...staying } = before;
  return [
    ...sourceIdsOfMobility({ africanPassports, freeMovement, ...staying, diaspora, universities }),
    ...costMarkers.flatMap((key) => country.figures[key]?.source ?? []),
    factSource(country, "blocs"),
    ...sourceIdsOfCountry({ holidays: country.holidays }),
    factSource(country, "drivingSide"),
    ...sourceIdsOfMobility({ emergency, yellowFever, plugs, drivingPermit }),
  ];
}
