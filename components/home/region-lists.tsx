import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { regionClass } from "#components/charts/region-class.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { regions } from "#lib/data/countries/record/open/schema.ts";
import { pluralRules } from "#lib/platform/words/open/formats.ts";

const counted = pluralRules();
const countries = (n: number) => (counted.select(n) === "one" ? `${n} country` : `${n} countries`);

/** Every country as a link, by region. */
export function RegionLists() {
  return each(regions, (region) => {
    const own = listCountries().filter((country) => country.region === region);
    return (
      <div className="home-region">
        <div>
          <h3 className={regionClass[region]}>{region}</h3>
          <p className="text-sm text-muted">{countries(own.length)}</p>
        </div>
        <ul>
          {each(own, ({ slug, name }) => (
            <li>
              <AppLink href={`/start-business/${slug}`}>{name}</AppLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
