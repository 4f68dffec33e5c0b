import type { Country } from "#lib/countries/record/open/schema.ts";

export type GuideProps = { country: Country };

export const guidePath = (slug: string): `/${string}` => `/start-business/${slug}`;
