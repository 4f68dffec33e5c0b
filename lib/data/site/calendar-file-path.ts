import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";

/** The path of a country's duty calendar as an iCalendar file. */
export const calendarFilePath = (slug: CountrySlug) => `/start-business/${slug}/calendar.ics` as const;
