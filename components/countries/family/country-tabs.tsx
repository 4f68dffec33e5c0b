import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import { countryFamilies } from "#lib/data/site/country-paths.ts";
import type { CountryFamily } from "#lib/data/site/paths.ts";
import { tabOf } from "#lib/data/content/country-titles.ts";

type Props = { slug: string; name: string; current: CountryFamily };

/** The pages of one country as tabs. Each is a page with its own URL. */
export function CountryTabs({ slug, name, current }: Props) {
  return (
    <nav className="country-tabs" aria-label={`Pages about ${name}`}>
      <ul>
        {each(countryFamilies, (family) => (
          <li>
            <AppLink href={countryPath(family, slug)} aria-current={family === current ? "page" : undefined}>
              {tabOf(family)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
