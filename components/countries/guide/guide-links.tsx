import { AppLink } from "#components/ui/app-link.tsx";
import type { Country } from "#lib/countries/schema.ts";

/** Links to other guides, side by side. */
export function GuideLinks({ countries }: { countries: readonly Country[] }) {
  return (
    <>
      {countries.flatMap(({ slug, name }, index) => [
        index > 0 ? ", " : "",
        <AppLink key={slug} href={`/start-business/${slug}`}>
          {name}
        </AppLink>,
      ])}
    </>
  );
}
