import { countryPath } from "#lib/site/country-path.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";

export type GuideProps = { country: Country };

export const guidePath = (slug: string) => countryPath("/start-business/*", slug);
