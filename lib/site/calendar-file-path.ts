import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";

/** The duty calendar of a country as a file for calendars. */
export const calendarFilePath = (slug: CountrySlug) => `/start-business/${slug}/calendar.ics` as const;
