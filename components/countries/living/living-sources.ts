import type { Mobility } from "#lib/countries/record/open/mobility-schema.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";
import { costMarkers } from "./daily-life.tsx";

/** The sources of what the page on living in a country shows, in the order in which a reader meets it. */
export const livingSources = (country: Country, mobility: Mobility): string[] =>
  [
    ...mobility.africanPassports.sources,
    ...mobility.freeMovement.flatMap(({ sources }) => sources),
    ...(mobility.evisa?.sources ?? []),
    mobility.visaOnArrival?.source,
    mobility.visaOpenness.source,
    mobility.visaOpenness.latest?.source,
    ...mobility.permits.flatMap(({ sources }) => sources),
    ...(mobility.dualCitizenship?.sources ?? []),
    ...mobility.diaspora.flatMap(({ sources }) => sources),
    ...mobility.universities.flatMap(({ sources }) => sources),
    ...costMarkers.map((key) => country.figures[key]?.source),
    ...mobility.emergency.sources,
    ...mobility.yellowFever.sources,
    mobility.yellowFever.riskZoneSource,
    ...mobility.plugs.sources,
    ...(mobility.drivingPermit?.sources ?? []),
  ].flatMap((source) => source ?? []);
