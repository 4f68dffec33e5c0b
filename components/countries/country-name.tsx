import { AppLink } from "#components/ui/app-link.tsx";
import { Flag } from "#components/ui/flag.tsx";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

/** A country in a table: its flag, and its name as a link to its profile. */
export function CountryName({ country: { slug, name, iso2 } }: { country: Country }) {
  return (
    <>
      <Flag iso2={iso2} /> <AppLink href={`/explore/countries/${slug}`}>{name}</AppLink>
    </>
  );
}
