import { joined } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

/** Links to other guides on one line. */
export function GuideLinks({ countries }: { countries: readonly Country[] }) {
  return joined(countries, ", ", ({ slug, name }) => (
    <AppLink href={`/start-business/${slug}`}>{name}</AppLink>
  ));
}
