import { countryPath } from "#lib/data/site/country-path.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

export type GuideProps = { country: Country };

export const guidePath = (slug: string) => countryPath("/start-business/*", slug);
