import { each } from "#components/ui/each.ts";
import { countryFamilies, countryPath, type CountryFamily } from "#lib/content/country-families.ts";
import { tabOf } from "#lib/content/country-titles.ts";

type Props = { slug: string; name: string; current: CountryFamily };

/** The pages of one country beside each other; each is a page of its own with one address. */
export function CountryTabs({ slug, name, current }: Props) {
  return (
    <nav className="country-tabs" aria-label={`Pages about ${name}`}>
      <ul>
        {each(countryFamilies, (family) => (
          <li>
            <a href={countryPath(family, slug)} aria-current={family === current ? "page" : undefined}>
              {tabOf(family)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
