import { listCountries } from "./list-countries.ts";

/** The 54 slugs, in the order of the countries' names. */
export const listCountrySlugs = (): string[] => listCountries().map(({ slug }) => slug);
