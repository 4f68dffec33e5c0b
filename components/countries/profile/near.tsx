import { SectionFrame } from "#components/page/section-frame.tsx";
import { each } from "#components/ui/each.ts";
import { Flag } from "#components/ui/flag.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import { similarCountries } from "#lib/data/countries/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

/** Links to the neighbours. */
export function Near({ country: { borders, slug, bordersOther } }: { country: Country }) {
  const neighbours = borders.flatMap((other) => findCountry(other) ?? []);
  if (neighbours.length === 0) return null;
  return (
    <SectionFrame id="near" heading="Neighbours">
      <ul className="profile-chips">
        {each(neighbours, (other) => (
          <li>
            <a className="chip" href={countryPath("/explore/countries/*", other.slug)}>
              <Flag iso2={other.iso2} /> {other.name}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {bordersOther.length > 0 && `It also borders ${bordersOther.join(", ")}. `}
        <a className="link" href={`/explore/compare?c=${[slug, ...borders].slice(0, 4).join(",")}`}>
          Compare with neighbours
        </a>
      </p>
    </SectionFrame>
  );
}

/** The three most similar countries by the figures that a business feels. */
export function Similar({ slug, name }: { slug: string; name: string }) {
  return (
    <SectionFrame
      id="similar"
      heading={`Countries like ${name}`}
      lead="Nearest by population, income, internet, electricity, towns, farming and governance, each counted alike."
      wide
    >
      <ul className="profile-points">
        {each(similarCountries(slug), (other) => (
          <li>
            <h3>
              <a className="link" href={countryPath("/explore/countries/*", other.slug)}>
                {other.name}
              </a>
            </h3>
            <p>{other.sentence}</p>
            <a className="link text-sm" href={`/explore/compare?c=${slug},${other.slug}`}>
              Compare the two
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
